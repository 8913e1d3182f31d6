-- An identity is linked when its code is exchanged, by the browser that set off to fetch it. Until
-- then it lies with the code, sealed with a key derived from it, and ends with the session that asked.
alter table auth.flow_state
  add column linking_identity bytea,
  add column linking_session_id uuid references auth.sessions on delete cascade,
  add constraint flow_state_linking_whole
    check ((linking_identity is null) = (linking_session_id is null));
create index flow_state_linking_session_id_idx on auth.flow_state (linking_session_id);
