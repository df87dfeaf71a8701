-- The filter on tattoos, newest first, for the public and for houses.
create index talent_by_tattoos on talent ((details ->> 'tattoos'), listed_at desc, id desc);
