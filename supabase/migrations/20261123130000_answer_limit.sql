-- The Data API asks for this where an answer grows too large: raising is the only way to leave a
-- query in the middle. The status is in the code, as PostgREST reads it.
create function private.answer_too_large() returns boolean
language plpgsql volatile
set search_path = ''
as $$
begin
  raise exception 'The answer would be larger than 8 MB' using
    errcode = 'PT413',
    hint = 'Ask for fewer rows or columns with limit, offset and select.';
end
$$;
revoke execute on function private.answer_too_large() from public;
grant execute on function private.answer_too_large() to anon, authenticated, service_role;
