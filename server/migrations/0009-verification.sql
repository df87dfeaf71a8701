create type house_verification as enum ('email', 'documents');

alter table production_house
  add column verification house_verification not null default 'email',
  -- Whether the GSTIN names the registered PAN; null without a GSTIN. For staff: nothing is refused by it.
  add column gst_matches_pan boolean;

-- The identity numbers whose check digits do not fit, for staff: nothing is refused by them.
alter table account add column identity_warnings text[] not null default '{}'
  check (identity_warnings <@ array['pan_no', 'aadhaar_no', 'gst_no']);

-- When the call was let out of `pending`, by staff or by itself; null for calls older than that rule.
alter table job add column approved_at timestamptz;
create index job_pending on job (posted_on) where status = 'pending';
