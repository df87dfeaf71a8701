-- A plan says whether its holders are shown among the featured artists of the home page.

alter table plan add column featured boolean not null default false;
comment on column plan.featured is
  'Whether its holders take turns among the featured artists of the home page. It changes no list and no search.';
update plan set featured = true where name = 'Pro';
