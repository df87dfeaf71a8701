-- The texts of a casting call in Hindi too, beside those that the house wrote first.

alter table job
  add column project_description_hi text check (project_description_hi <> ''),
  add column role_description_hi text check (role_description_hi <> ''),
  add column skills_needed_hi text check (skills_needed_hi <> '');
comment on column job.project_description_hi is
  'What Hindi pages show in place of the text in `project_description`, which may be in any language.';

-- PostgreSQL 15 cannot change the expression of a generated column.
drop index job_by_words;
alter table job drop column document;
alter table job add column document tsvector not null generated always as (
  setweight(to_tsvector('simple', city_location), 'A')
    || setweight(to_tsvector('simple', language_required), 'B')
    || setweight(to_tsvector('simple', project_type), 'C')
    || to_tsvector(
      'simple',
      role_details || ' ' || project_description || ' ' || role_description || ' ' || skills_needed
        || ' ' || coalesce(project_description_hi, '') || ' ' || coalesce(role_description_hi, '')
        || ' ' || coalesce(skills_needed_hi, '')
    )
) stored;
comment on column job.document is 'The words for the search: A the city, B the language, C the type of project, D the rest.';
create index job_by_words on job using gin (document);
