-- A document that is valid until a day verifies its house until that day.

alter table production_house add column verified_until date;
alter table production_house add constraint production_house_verified_until_with_verification
  check (verified_until is null or verification = 'documents');
comment on column production_house.verified_until is
  'The last day on which the document is valid that verifies the house; null if it has no end.';
create index production_house_verified_until on production_house (verified_until) where verified_until is not null;
