import { writeFileSync } from 'node:fs';

/** The constant in which something learned is stored. */
interface Constant {
  /** The command that learns it. */
  by: string;
  name: string;
  type: string;
  /** The module that has the type, as seen from the file. */
  from: string;
}

/** Writes what was learned as a file of content: one constant, an entry a line. */
export function writeContent(
  file: string,
  { by, name, type, from }: Constant,
  content: object,
): void {
  const entries = Object.entries(content).map(
    ([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`,
  );
  writeFileSync(
    file,
    `// Written by \`${by}\`; not by hand.\nimport type { ${type} } from '${from}';\n\nexport const ${name}: ${type} = {\n${entries.join('')}};\n`,
  );
}
