/**
 * One statement that describes schema `public` as JSON. Runs with an empty search path so that
 * types and defaults outside pg_catalog come back qualified.
 */
export const INTROSPECT_SQL = `
with api_roles as (
  select rolname from pg_catalog.pg_roles
   where rolname in ('anon', 'authenticated', 'service_role')
), relations as (
  select c.oid, c.relname, c.relkind
    from pg_catalog.pg_class c
   where c.relnamespace = 'public'::pg_catalog.regnamespace
     and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
), columns as (
  select a.attrelid, json_agg(json_build_object(
           'name', a.attname,
           'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
           'nullable', not a.attnotnull,
           'default', case
             when a.attidentity <> '' then format('nextval(%L)',
               pg_catalog.pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
             when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid) end,
           'readOnly', a.attgenerated <> '' or a.attidentity = 'a',
           'comment', pg_catalog.col_description(a.attrelid, a.attnum)
         ) order by a.attnum) as list
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped
   group by a.attrelid
), keys as (
  select k.conrelid, k.contype,
         (select array_agg(a.attname::text order by n.i)
            from unnest(k.conkey) with ordinality n(num, i)
            join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num) as names
    from pg_catalog.pg_constraint k where k.contype in ('p', 'u')
)
select json_build_object(
  'tables', (select coalesce(json_agg(json_build_object(
      'name', r.relname,
      'kind', case when r.relkind in ('v', 'm') then 'view' else 'table' end,
      'columns', coalesce(c.list, '[]'),
      'primaryKey', coalesce((select to_json(k.names) from keys k
                      where k.conrelid = r.oid and k.contype = 'p'), '[]'),
      'comment', pg_catalog.obj_description(r.oid, 'pg_class'),
      'grants', (select json_object_agg(a.rolname, array_remove(array[
          case when pg_catalog.has_any_column_privilege(a.rolname, r.oid, 'select') then 'select' end,
          case when pg_catalog.has_any_column_privilege(a.rolname, r.oid, 'insert') then 'insert' end,
          case when pg_catalog.has_any_column_privilege(a.rolname, r.oid, 'update') then 'update' end,
          case when pg_catalog.has_table_privilege(a.rolname, r.oid, 'delete') then 'delete' end
        ], null)) from api_roles a)
    ) order by r.relname), '[]') from relations r left join columns c on c.attrelid = r.oid),
  'foreignKeys', (select coalesce(json_agg(json_build_object(
      'name', k.conname, 'from', f.relname, 'to', t.relname,
      'columns', (select json_agg(json_build_array(fa.attname, ta.attname) order by n.i)
                    from unnest(k.conkey, k.confkey) with ordinality n(f, t, i)
                    join pg_catalog.pg_attribute fa on fa.attrelid = k.conrelid and fa.attnum = n.f
                    join pg_catalog.pg_attribute ta on ta.attrelid = k.confrelid and ta.attnum = n.t),
      'unique', exists (
         select from pg_catalog.pg_index i
          where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
            and (select array_agg(x.num::int2 order by x.num) from unnest(i.indkey) x(num))
              = (select array_agg(x.num order by x.num) from unnest(k.conkey) x(num)))
    ) order by f.relname, k.conname), '[]')
    from pg_catalog.pg_constraint k
    join relations f on f.oid = k.conrelid
    join relations t on t.oid = k.confrelid
   where k.contype = 'f' and k.conparentid = 0),
  'routines', (select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'names', coalesce(to_json(p.proargnames), '[]'),
      'modes', to_json(p.proargmodes),
      'types', (select coalesce(json_agg(pg_catalog.format_type(x.o, null) order by x.i), '[]')
                  from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))
                       with ordinality x(o, i)),
      'inputs', p.pronargs,
      'defaults', p.pronargdefaults,
      'variadic', p.provariadic <> 0,
      'set', p.proretset,
      'returnType', pg_catalog.format_type(p.prorettype, null),
      'returnKind', t.typtype,
      'returnTable', case when rc.relnamespace = 'public'::pg_catalog.regnamespace
                          and rc.relkind in ('r', 'p', 'v', 'm', 'f') then rc.relname end,
      'returnColumns', case when t.typtype = 'c' then coalesce(c.list, '[]') end,
      'volatile', p.provolatile = 'v',
      'comment', pg_catalog.obj_description(p.oid, 'pg_proc'),
      'grants', (select coalesce(json_agg(a.rolname), '[]') from api_roles a
                  where pg_catalog.has_function_privilege(a.rolname, p.oid, 'execute'))
    ) order by p.proname, p.pronargs), '[]')
    from pg_catalog.pg_proc p
    join pg_catalog.pg_type t on t.oid = p.prorettype
    left join pg_catalog.pg_class rc on rc.oid = t.typrelid
    left join columns c on c.attrelid = t.typrelid
   where p.pronamespace = 'public'::pg_catalog.regnamespace and p.prokind = 'f'
     and t.typname not in ('trigger', 'event_trigger')),
  'enums', (select coalesce(json_object_agg(e.typname, e.labels), '{}') from (
      select t.typname, json_agg(e.enumlabel order by e.enumsortorder) as labels
        from pg_catalog.pg_type t join pg_catalog.pg_enum e on e.enumtypid = t.oid
       where t.typnamespace = 'public'::pg_catalog.regnamespace
       group by t.typname) e)
)::text as catalogue`;
