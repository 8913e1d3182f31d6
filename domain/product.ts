/** The product's name. Texts of docs/specification.md that say {product name} take it from here. */
export const PRODUCT = 'Remanso';
/** The companion: an otter. */
export const COMPANION = 'Nilo';
