-- Nobody under 18 has a driving licence, so a child is not asked for one, or for vehicles.

create or replace function without_adult_details(details jsonb) returns jsonb
  language sql immutable
  return details - array[
    'bust', 'cup_size', 'above_bust', 'under_bust', 'upper_thigh', 'lower_thigh', 'hips',
    'romantic_roles', 'body_double', 'lgbtq_friendly', 'driver_license', 'two_wheeler', 'four_wheeler'
  ];

-- The triggers remove what children have answered so far.
update talent set details = details where is_child(date_of_birth, now());
update talent_draft set fields = fields where talent_id in (
  select id from talent where is_child(date_of_birth, now())
);

-- A mobile number belongs to a child's account only once it is proven, as everywhere else.
create or replace function check_guardian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.requested_at);
  if not found then
    raise exception 'talent % is not a child', new.talent_id using errcode = 'KD008';
  end if;
  new.runs_account := exists (
    select from account where id = new.talent_id and (mobile = new.mobile or email = new.email)
  );
  -- A sibling's account that the guardian runs has the guardian's number.
  perform from account join talent using (id)
    where role = 'talent' and id <> new.talent_id and verified_at is not null
      and (proven_mobile = new.mobile or email = new.email) and is_child(date_of_birth, new.requested_at)
      and not exists (
        select from guardian where talent_id = account.id and runs_account and withdrawn_at is null
      );
  if found then
    raise exception 'the guardian of % has the contact of another child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $$;
