import type { RequestScope } from '#server/db/scope.ts';

/** What the middleware of this folder leaves for the handlers. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    /** Set by `bearer`: who is asking. */
    scope: RequestScope;
    /**
     * Set by `bearer` where a route allows it: the token is good, but nobody could tell whether its
     * session still lives. Nothing may be read or written for it.
     */
    unchecked?: boolean;
  };
}
