/** Reads what xml2js made of an element: `$` has attributes, `_` text, all else children. */
export type XmlNode = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asNode(value: unknown): XmlNode | undefined {
  return isNode(value) ? value : undefined;
}

export function children(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = node !== undefined && Object.hasOwn(node, name) ? node[name] : undefined;
  return Array.isArray(found) ? found.filter(isNode) : [];
}

/** The one child of this name; undefined when there is none or more than one. */
export function onlyChild(node: XmlNode | undefined, name: string): XmlNode | undefined {
  const found = children(node, name);
  return found.length === 1 ? found[0] : undefined;
}

export function attribute(node: XmlNode | undefined, name: string): string | undefined {
  const attributes = node?.$;
  if (!isNode(attributes) || !Object.hasOwn(attributes, name)) return undefined;
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text of an element that has nothing but text. */
export function textOf(node: XmlNode | undefined): string | undefined {
  if (!node || Object.keys(node).some((key) => key !== '_' && key !== '$')) return undefined;
  return typeof node._ === 'string' ? node._ : undefined;
}
