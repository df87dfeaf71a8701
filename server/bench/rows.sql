-- The rows the product is measured on, as many as the settings bench.* say. Triggers are off, so that what
-- they keep (public_from, recent_applications) is set here; where a choice is skewed, power() skews it.
select setseed(0.42);

-- The same id for the same words, in the form of a random one.
create function pg_temp.made_id(words text) returns uuid language sql immutable
  return overlay(overlay(md5(words) placing '4' from 13) placing 'a' from 17)::uuid;

insert into production_house (id, company_name, type_of_work, verification, created_at)
select pg_temp.made_id('house ' || n), 'Bench Films ' || n, 'Film Production', 'documents', now() - interval '3 years'
from generate_series(1, greatest(1, current_setting('bench.jobs')::int / 50)) n;

insert into staff_member (id, email, role, created_at)
select pg_temp.made_id('staff ' || n), 'staff' || n || '@bench.example', 'moderator', now() from generate_series(1, 2) n;

-- No staff have opened documents of these houses.
alter table child_grade disable trigger user;
insert into child_grade (production_house_id, reason, first_by, first_at, second_by, second_at)
select id, 'Measured.', pg_temp.made_id('staff 1'), now(), pg_temp.made_id('staff 2'), now() from production_house;
alter table child_grade enable trigger user;

insert into account (id, role, email, mobile, password_hash, pan_last4, pan_fingerprint, aadhaar_last4,
  aadhaar_fingerprint, verified_at, production_house_id, team_role)
select pg_temp.made_id('house account ' || n), 'production', 'house' || n || '@bench.example',
  '+9188' || lpad(n::text, 8, '0'), 'no password fits', '234F', '', '0019', '', now(), pg_temp.made_id('house ' || n),
  'owner'
from generate_series(1, greatest(1, current_setting('bench.jobs')::int / 50)) n;

insert into account (id, role, email, mobile, password_hash, pan_last4, pan_fingerprint, aadhaar_last4,
  aadhaar_fingerprint, verified_at)
select pg_temp.made_id('talent ' || n), 'talent', 'talent' || n || '@bench.example', '+9199' || lpad(n::text, 8, '0'),
  'no password fits', '234F', '', '0019', '', now()
from generate_series(1, current_setting('bench.profiles')::int) n;

create temporary table word as select
  array['Aarav','Vivaan','Aditya','Arjun','Rohan','Kabir','Ishaan','Rahul','Amit','Vikram','Karan','Dev','Zoë',
    'Imran','Joseph','Harpreet','Manoj','Suresh','Nikhil','Farhan','Meera','Ananya','Diya','Asha','Priya','Kavya',
    'Neha','Riya','Sara','Lata','Fatima','Maria','Gurleen','Padma','Sunita','Tara','Pooja','Sneha','Isha','Nandini'
  ] first_names,
  array['Sharma','Verma','Rao','Iyer','Nair','Patel','Singh','Khan','Das','Bose','Joshi','Kulkarni','Menon','Reddy',
    'Gupta','Mehta','Shah','Chopra','Kapoor','Malhotra','Fernandes','D’Souza','Pillai','Banerjee','Mukherjee','Sen',
    'Ghosh','Naidu','Shetty','Hegde','Kaur','Gill','Bhatt','Desai','Pawar','Jadhav','Yadav','Mishra','Tiwari','Pandey'
  ] last_names,
  array['Mumbai','Delhi','Bengaluru','Hyderabad','Chennai','Kolkata','Pune','Ahmedabad','Jaipur','Lucknow','Kochi',
    'Chandigarh','Indore','Bhopal','Nagpur','Goa','Surat','Patna','Guwahati','Bhubaneswar','Dehradun','Shimla',
    'Mysuru','Udaipur','Varanasi','Ranchi','Raipur','Amritsar','Nashik','Srinagar'] cities,
  array['Dance Styles','Indian dance form','Singing Ability','Vocal Range','indian/classical singing',
    'Musical Instruments','Combat Training','Stunt Skills','Swimming Ability','Horse Riding','Driving Skills',
    'Sports Skills','Acrobatics/Gymnastics','Voice Acting','yoga','PODCASTING/ ANCHORING','TELEPROMPTER'] skills,
  array['ACTORS & ACTRESS','FASHION MODELS','KIDS','INFLUENCERS','VOICE OVER','DANCERS','Freelance Foreigners',
    'Talent Agencies','Theater Artist']::category[] categories,
  array['Average','Slim','Athletic','Healthy','Chubby','Short Height','Plus Size'] bodies,
  array['BLACK','BROWN','ANY OTHER','FUNKY'] hairs,
  array['CLEAN SHAVE','STUBBLE','NORMAL','LONG','BLACK','SALT & PEPPER','WHITE','COLOURED BEARD','ANY OTHER'] beards,
  array['BROWN','BLACK','ANY OTHER'] eyes,
  array['WHEATISH','FAIR','DUSKY','VITILIGO'] skins;

-- A third of the names are made of three, as rare ones are.
insert into talent (id, name, gender, date_of_birth, profile_type, city, state, country, languages, skills,
  body_type, skin_tone, hair_color, eye_color, beard, profile_photo, details, updated_at, created_at, public_from,
  houses_from)
select pg_temp.made_id('talent ' || n),
  first_names[place] || case when n % 3 = 0 then ' ' || initcap(substr(md5(n::text), 1, 6)) else '' end || ' '
    || last_names[1 + floor(random() * 40)::int],
  gender, born, category, cities[1 + floor(power(random(), 2) * 30)::int], 'Maharashtra', 'India',
  array['Hindi','English'],
  skills[1 + n % 14 : 1 + n % 14 + n / 14 % 3],
  bodies[1 + floor(power(random(), 1.5) * 7)::int], skins[1 + floor(power(random(), 1.5) * 4)::int],
  hairs[1 + floor(power(random(), 3) * 4)::int], eyes[1 + floor(power(random(), 2) * 3)::int],
  case when gender = 'Male' and category <> 'KIDS' then beards[1 + floor(power(random(), 1.7) * 9)::int] end,
  '/media/public/' || md5(n::text) || '.webp', jsonb_build_object('height', 150 + n % 40 || ' cm'),
  saved, saved - interval '90 days',
  case when n % 10 > 0 or category <> 'KIDS' then adult_on(born) end, found_from
from word, lateral (
  select n, 1 + floor(random() * 40)::int place, random() sex, now() - random() * interval '730 days' saved,
    case when n % 9 = 4 then 'KIDS' else categories[1 + floor(power(random(), 1.6) * 9)::int] end category
  from generate_series(1, current_setting('bench.profiles')::int) n
) drawn, lateral (
  select case when sex < 0.02 then 'Other' when place <= 20 then 'Male' else 'Female' end::gender gender,
    case when category = 'KIDS' then current_date - (365 + random() * 5800)::int
      else current_date - (6600 + power(random(), 2) * 17000)::int end born
) person, lateral (
  select case when category <> 'KIDS' then adult_on(born) when n % 10 > 0 then born end found_from
) visibility;

insert into talent_address (slug, talent_id)
select regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g') || '-' || row_number() over (), id from talent where public_from <= current_date;

insert into guardian (talent_id, name, relation, mobile, contact, consent_version, confirmed_at, consented_at, listed)
select id, 'Sunita Rao', 'Mother', '+919876543210', '+919876543210', '2', now(), now(), true from talent
where profile_type = 'KIDS' and houses_from is not null;

insert into guardian_proof (mailbox, mobile, mobile_proven_at, kind, state, sent_at, decided_at, identified_at)
values ('+919876543210', '+919876543210', now(), 'passport', 'verified', now(), now(), now());

insert into casting_project (id, production_house_id, created_at)
select pg_temp.made_id('job ' || n), pg_temp.made_id('house ' || 1 + n % greatest(1, current_setting('bench.jobs')::int / 50)), now()
from generate_series(1, current_setting('bench.jobs')::int) n;

insert into job (id, project_id, production_house_id, status, project_type, project_description, language_required, role_details,
  role_type, gender, category, age_range, height, body_type, skills_needed, role_description, phone_number, email,
  city_location, audition_type, audition_dates, shoot_dates, shoot_duration, application_deadline,
  availability_required, compensation, posted_on, approved_at)
select pg_temp.made_id('job ' || n), pg_temp.made_id('job ' || n),
  pg_temp.made_id('house ' || 1 + n % greatest(1, current_setting('bench.jobs')::int / 50)),
  case when n % 20 = 0 then 'closed' else 'open' end::job_status,
  (array['Web Series','Feature Film','Advertisement','TV Serial'])[1 + n % 4],
  'A family of detectives solves what nobody else in old Delhi would even see, case ' || n || '.', 'Hindi, English',
  (array['Lead Detective','Best Friend','Young Mother','Villain','Dancer'])[1 + n % 5],
  (array['Primary','Secondary','Tertiary'])[1 + n % 3]::role_type,
  (array['Male','Female'])[1 + n % 2]::job_gender, categories[1 + n % 9],
  (array['18-24','18-40','25+','30-60','6-12'])[1 + n % 5], '160 cm or more', bodies[1 + n % 7],
  skills[1 + n % 17], 'Quick, kind and never wrong.', '+919812345678', 'casting@bench.example',
  cities[1 + floor(power(random(), 2) * 30)::int], 'Online', current_date + 40, current_date + 60, '30 days',
  -- A tenth of the calls are still open.
  current_date + 10 - (random() * 100)::int, 'Full-time', 'Paid', now() - random() * interval '100 days', now()
from word, generate_series(1, current_setting('bench.jobs')::int) n;

insert into application (id, job_id, talent_id, role_specific_info, travel, availability, applied_at)
select pg_temp.made_id('application ' || n),
  pg_temp.made_id('job ' || 1 + floor(power(random(), 2) * current_setting('bench.jobs')::int)::int),
  pg_temp.made_id('talent ' || 1 + n % current_setting('bench.profiles')::int), 'I ride horses.', true, true,
  now() - random() * interval '90 days'
from generate_series(1, current_setting('bench.applications')::int) n
on conflict do nothing;

insert into status_change (application_id, status, happened_at, party)
select id, 'applied', applied_at, 'talent' from application;

update job set recent_applications = number
from (
  select job_id, count(*)::int number from application where applied_at > now() - interval '30 days' group by job_id
) recent
where recent.job_id = job.id;
