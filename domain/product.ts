/** The product's name. Spec texts that say {product name} take it from here. */
export const PRODUCT = 'Remanso';
/** The companion: an otter. */
export const COMPANION = 'Nilo';
