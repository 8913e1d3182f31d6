-- A session whose person has just typed the password, or a code from her mail, may change what opens
-- the account until this time: the token alone may not (server/src/auth/passwords/confirm-session.ts).
alter table auth.sessions add column confirmed_until timestamptz;
