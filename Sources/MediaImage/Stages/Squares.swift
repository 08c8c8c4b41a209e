/// The squares of one picture: the largest is laid out, the others are reduced from it in memory.
struct Squares {
    /// Pixels, largest first, each once.
    let sides: [Int]
    let largest: Picture

    /// - Parameter upright: the whole picture, reduced as `Layout.reduction` says.
    /// - Parameter size: of the source, upright, before it was reduced.
    init(of upright: Picture, size: Size, recipe: ImageRecipe) throws(ImageError) {
        let fit = recipe.placement.fit
        var sides: [Int] = []
        for target in [recipe.largestSide] + recipe.sides.sorted(by: >) {
            let side = Layout.side(target, of: size, fit: fit)
            if !sides.contains(side) { sides.append(side) }
        }
        self.sides = sides
        let layout = Layout(placement: recipe.placement, keepsAlpha: recipe.format.keepsAlpha)
        largest = try layout.square(upright, side: sides[0]).withoutOpaqueAlpha()
            .inMemory(failure: ImageError(.corrupt, "the pixels could not be processed"))
    }

    func picture(side: Int) throws(ImageError) -> Picture {
        try largest.reduced(to: Size(width: side, height: side))
    }
}
