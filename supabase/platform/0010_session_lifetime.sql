-- Every session ends at last, however much it is used (SESSION_LIFETIME_HOURS). Those that began
-- before there was this setting get its default.
update auth.sessions set not_after = created_at + interval '720 hours' where not_after is null;
