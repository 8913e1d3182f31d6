-- Only the last word may be half written: the others are looked up as they are, which takes no
-- reading of every place of every word that begins so.
create or replace function private.search_query(p_text text, p_mark text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select string_agg(forms.query, ' & ')::tsquery
    from (select word, place, max(place) over () as last
            from regexp_split_to_table(left(p_text, 200), '[^[:alnum:]]+')
                 with ordinality as w (word, place)
           where word <> '') w,
         lateral (
           select '(' || string_agg(quote_literal(p_mark || lexeme)
                    || case when w.place = w.last then ':*' else '' end, ' | ') || ')' as query
             from private.search_lexemes(w.word) as lexeme) forms
   where forms.query is not null
$$;
