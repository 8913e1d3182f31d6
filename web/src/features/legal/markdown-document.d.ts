declare module '*.md?document' {
  import type { LegalDocument } from '#web/features/legal/render-legal.ts';
  const document: LegalDocument;
  export default document;
}
