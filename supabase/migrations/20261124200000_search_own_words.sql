-- What was said, found quickly however much there is: by the person, by the stem of each word, and by
-- the word itself without accents, so that "caminand" and "comia" find "caminando" and "comía".
create text search dictionary private.spanish_words
  (template = pg_catalog.simple, stopwords = spanish);
create text search configuration private.spanish_words (copy = pg_catalog.simple);
alter text search configuration private.spanish_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with private.spanish_words;

-- The owner stands among the words, so that the index meets both conditions at once: the words of
-- everybody else cost nothing. No word of a text begins with "=". Where words stand is not asked for.
alter table public.messages alter column search set expression as (
  strip(
    to_tsvector('pg_catalog.spanish', translate(content, 'ñÑ', 'nN'))
    || to_tsvector('private.spanish_words',
         translate(content, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')))
  || array_to_tsvector(array['=' || user_id::text]));

-- All of these words, each in any form or half written; null when there is none.
create function private.search_query(p_text text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select string_agg('(' || concat_ws(' | ', nullif(q.stem::text, ''), nullif(q.plain::text, '')) || ')',
           ' & ')::tsquery
    from regexp_split_to_table(left(p_text, 200), '[^[:alnum:]]+') as word,
         lateral (select
           to_tsquery('pg_catalog.spanish', quote_literal(translate(word, 'ñÑ', 'nN')) || ':*') as stem,
           to_tsquery('private.spanish_words',
             quote_literal(translate(word, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN')) || ':*') as plain) q
   where word <> '' and (numnode(q.stem) > 0 or numnode(q.plain) > 0)
$$;

-- The newest of the caller's messages that match, from a place on. Definer, because under row
-- security no index may be asked for words: a search would read every message of the person.
--
-- A common word is found among the newest messages, without looking up where else it stands; a rare
-- one in the index, where there are few places. Neither is quick for both.
create function private.find_own_messages(
  p_query tsquery, p_limit integer, p_before timestamptz, p_before_id uuid
) returns setof uuid
language plpgsql stable security definer rows 30
set search_path = ''
-- The best way depends on the words and on how much the person has said.
set plan_cache_mode = force_custom_plan
as $$
declare
  me constant uuid := auth.uid();
  own constant tsquery := (quote_literal('=' || me::text)::tsquery) && p_query;
  found_ids uuid[];
begin
  if me is null or p_query is null then return; end if;
  select array_agg(f.id) into found_ids from (
    select r.id
      from (select m.id, m.created_at, m.search, m.status from public.messages m
             where m.user_id = me
               and (p_before is null or (m.created_at, m.id) < (p_before, p_before_id))
             order by m.created_at desc, m.id desc
             limit 1000) r
     where r.search @@ p_query and r.status <> 'unsaved'
     order by r.created_at desc, r.id desc
     limit p_limit) f;
  if coalesce(cardinality(found_ids), 0) < p_limit then
    with matching as materialized (
      select m.id, m.created_at from public.messages m
       where m.search @@ own and m.user_id = me and m.status <> 'unsaved'
         and (p_before is null or (m.created_at, m.id) < (p_before, p_before_id)))
    select array_agg(f.id) into found_ids from (
      select id from matching order by created_at desc, id desc limit p_limit) f;
  end if;
  return query select unnest(found_ids);
end
$$;

-- As before, with the same answer. What is found passes row security once more.
create or replace function public.search_messages(
  p_query text,
  p_limit integer default 30,
  p_before timestamptz default null,
  p_before_id uuid default null
)
returns table (
  message_id uuid, conversation_id uuid, title text, role text, excerpt text, said_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select m.id, m.conversation_id, c.title, m.role,
         case when by_stem.excerpt like '%⟦%' then by_stem.excerpt
              else ts_headline('pg_catalog.simple', m.content, q.query, q.options) end,
         m.created_at
    from (select private.search_query(p_query) as query,
            'StartSel=⟦, StopSel=⟧, MaxWords=24, MinWords=10, MaxFragments=1' as options) q,
         private.find_own_messages(
           q.query, least(greatest(p_limit, 1), 100), p_before, p_before_id) as f(id)
    join public.messages m on m.id = f.id
    join public.conversations c on c.id = m.conversation_id,
         -- "offset 0" keeps PostgreSQL from writing the expression out twice.
         lateral (select ts_headline('pg_catalog.spanish', m.content, q.query, q.options) as excerpt
                  offset 0) by_stem
   order by m.created_at desc, m.id desc
$$;

revoke execute on function private.search_query(text),
  private.find_own_messages(tsquery, integer, timestamptz, uuid) from public;
grant execute on function private.search_query(text),
  private.find_own_messages(tsquery, integer, timestamptz, uuid) to authenticated;
