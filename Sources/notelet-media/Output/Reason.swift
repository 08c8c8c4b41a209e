import Foundation

/// The system's words for why something failed, without the paths and domains that Foundation puts around them.
enum Reason {
    static func of(errno code: Int32) -> String { String(cString: strerror(code)) }

    static func of(_ error: any Error) -> String {
        if let posix = error as? POSIXError { return of(errno: posix.code.rawValue) }
        let error = error as NSError
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error {
            return of(inner)
        }
        if error.domain == NSPOSIXErrorDomain { return of(errno: Int32(truncatingIfNeeded: error.code)) }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileReadNoSuchFile, .fileNoSuchFile: return of(errno: ENOENT)
        case .fileReadNoPermission, .fileWriteNoPermission: return of(errno: EACCES)
        case .fileWriteOutOfSpace: return of(errno: ENOSPC)
        default: return error.localizedDescription
        }
    }
}
