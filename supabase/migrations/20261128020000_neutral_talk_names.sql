-- A talk was named after its first words. A list of talks is read over shoulders, and the first words
-- are often the hardest ones: names that still say them go, and the list shows the day instead. What
-- a person called a talk stays, unless it is the very beginning of what was said in it.
alter table public.conversations disable trigger touch_updated_at;

update public.conversations c
set title = null
where title is not null
  and exists (
    select from public.messages m
    where m.conversation_id = c.id
      and m.role = 'person'
      and starts_with(
        btrim(regexp_replace(m.content, '\s+', ' ', 'g')),
        rtrim(btrim(regexp_replace(c.title, '\s+', ' ', 'g')), ' …')
      )
  );

alter table public.conversations enable trigger touch_updated_at;
