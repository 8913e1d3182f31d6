-- The same vector: the owner's mark is made once a message, not once a word.
create or replace function private.search_vector(p_owner uuid, p_text text, p_at timestamptz)
returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  mark constant text := private.owner_mark(p_owner);
  month constant text := private.month_mark(p_owner, private.month_number(p_at));
begin
  return array_to_tsvector(array(
    select mark || lexeme from private.search_lexemes(p_text) as lexeme union all select month));
end
$$;
