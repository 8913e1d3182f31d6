/**
 * What a server or a command that a test starts gets of this process: nothing that configures it, only
 * where programs are, and what Node has compiled before.
 */
export const SPAWNED_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
