-- Whether anybody's password hash is still an imported one is asked every minute
-- (server/src/auth/passwords/upgrade-hash.ts).
create index users_imported_hash_idx on auth.users (id) where encrypted_password like '$2%';
