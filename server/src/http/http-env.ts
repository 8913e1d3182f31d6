import type { RequestScope } from '#server/db/scope.ts';

/** What the middleware of this folder leaves for the handlers. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** Set by `bearer`: who is asking. */
    scope: RequestScope;
  };
}
