export { seal, unseal } from '#server/db/sealed/seal.ts';
