-- The whole database on one page, for reading. Generated from the migrations by `npm run db:schema`.
-- Types first, then tables with their indexes and triggers, then views and functions; each by name.

CREATE TYPE account_role AS ENUM ('talent', 'production');

-- How often a member is emailed about new applications. The inbox shows all.
CREATE TYPE application_digest AS ENUM ('each', 'hourly', 'daily', 'off');

-- Who acts: the talent, a member of the production house, or the product.
CREATE TYPE application_party AS ENUM ('talent', 'house', 'system');

CREATE TYPE application_stage AS ENUM ('applied', 'viewed', 'on_hold', 'shortlisted', 'backup', 'audition', 'round_1', 'round_2', 'round_3', 'selected', 'not_selected', 'withdrawn');

-- In the order an application moves through them. The last three are outcomes.
CREATE TYPE application_status AS ENUM ('applied', 'viewed', 'shortlisted', 'audition', 'selected', 'not_selected', 'withdrawn');

CREATE TYPE attachment_kind AS ENUM ('image', 'video', 'audio', 'document');

-- First acts on a casting call, up to `terms_sealed`; then on lists and the team.
CREATE TYPE audit_action AS ENUM ('posted', 'edited', 'closed', 'reopened', 'copied', 'stopped', 'resumed', 'child_shown', 'slots_added', 'slot_changed', 'slot_cancelled', 'terms_sealed', 'list_renamed', 'talent_removed', 'list_deleted', 'member_invited', 'invitation_withdrawn', 'member_joined', 'role_changed', 'member_removed', 'member_left', 'calendar_link_ended', 'projects_changed', 'renamed');

-- `offered`: not answered; `asked`: for another time; `ended`: with the application.
CREATE TYPE audition_answer AS ENUM ('offered', 'confirmed', 'asked', 'declined', 'ended');

CREATE TYPE audition_type AS ENUM ('Online', 'Offline', 'Self-tape');

CREATE TYPE availability_answer AS ENUM ('free', 'maybe', 'busy');

-- `released` by the house, `declined` by the talent, `ended` with the application or by a ban of the house.
-- The first three take days.
CREATE TYPE booking_state AS ENUM ('second_hold', 'first_hold', 'confirmed', 'released', 'declined', 'expired', 'ended');

CREATE TYPE category AS ENUM ('All', 'ACTORS & ACTRESS', 'FASHION MODELS', 'KIDS', 'INFLUENCERS', 'VOICE OVER', 'DANCERS', 'Freelance Foreigners', 'Talent Agencies', 'Theater Artist');

CREATE TYPE client_pick AS ENUM ('yes', 'maybe', 'no');

CREATE TYPE code_purpose AS ENUM ('verify', 'reset', 'change-email', 'change-mobile', 'guardian', 'client', 'sign');

-- Why a participant cannot write. If several apply, the first is shown.
CREATE TYPE conversation_bar AS ENUM ('own_block', 'other_block', 'withdrawn', 'consent', 'child', 'age', 'guardian', 'not_begun', 'unanswered', 'suspended', 'removed');

CREATE TYPE data_export_state AS ENUM ('gathering', 'ready', 'failed', 'ended');

CREATE TYPE decision_kind AS ENUM ('shortlisted', 'not_selected', 'reopened');

CREATE TYPE delivery_channel AS ENUM ('email', 'whatsapp', 'sms', 'push');

-- In the order of a delivery. `failed` is final, `dropped` was too late to send.
CREATE TYPE delivery_state AS ENUM ('queued', 'sent', 'delivered', 'read', 'failed', 'dropped');

CREATE TYPE gender AS ENUM ('Male', 'Female', 'Other');

CREATE TYPE guardian_decision_kind AS ENUM ('application', 'audition', 'tape', 'offer', 'invitation', 'conversation');

CREATE TYPE guardian_document_kind AS ENUM ('aadhaar', 'passport', 'voter_id', 'driving_licence', 'pan_card', 'digilocker');

-- `mobile`: only the mobile number is proven. `waiting`: staff have to decide.
CREATE TYPE guardian_proof_state AS ENUM ('mobile', 'waiting', 'verified', 'rejected');

CREATE TYPE guardian_relation AS ENUM ('Mother', 'Father', 'Legal guardian');

CREATE TYPE house_document_kind AS ENUM ('pan_card', 'gst_certificate');

CREATE TYPE house_document_state AS ENUM ('waiting', 'verified', 'rejected');

-- What was verified. Seeing children takes a grade as well (child_grade).
CREATE TYPE house_verification AS ENUM ('email', 'documents');

CREATE TYPE invoice_series AS ENUM ('invoice', 'credit_note');

CREATE TYPE job_audience AS ENUM ('all', 'agencies', 'invited');

CREATE TYPE job_availability AS ENUM ('Full-time', 'Part-time', 'Flexible');

CREATE TYPE job_change_field AS ENUM ('role_details', 'compensation', 'application_deadline');

CREATE TYPE job_gender AS ENUM ('Male', 'Female', 'Other', 'Any');

CREATE TYPE job_status AS ENUM ('pending', 'open', 'closed');

CREATE TYPE ledger_kind AS ENUM ('capture', 'refund');

-- `member`: somebody of an agency, who acts for the account of the agency itself.
CREATE TYPE mandate_kind AS ENUM ('guardian', 'agency', 'member');

CREATE TYPE media_kind AS ENUM ('image', 'video', 'audio');

-- `kept`: stored as sent, without a transcoder. `failed`: the file cannot be read.
CREATE TYPE media_state AS ENUM ('processing', 'ready', 'kept', 'failed');

CREATE TYPE notification_kind AS ENUM ('account', 'applications', 'views', 'auditions', 'invitations', 'bookings', 'conversations', 'plans', 'alerts');

CREATE TYPE order_kind AS ENUM ('purchase', 'upgrade', 'renewal');

CREATE TYPE order_status AS ENUM ('open', 'expired', 'paid', 'returned');

CREATE TYPE payment_gateway AS ENUM ('razorpay', 'sandbox');

-- In the order of a payment, whatever order the gateway's events arrive in.
CREATE TYPE payment_status AS ENUM ('created', 'failed', 'authorized', 'released', 'captured', 'refunded');

CREATE TYPE project_type AS ENUM ('Movies', 'Web Series', 'Advertisement');

CREATE TYPE refund_status AS ENUM ('requested', 'processed', 'failed');

CREATE TYPE report_reason AS ENUM ('money', 'harassment', 'indecency', 'threat', 'unsafe', 'fake', 'spam', 'other');

CREATE TYPE reported_subject AS ENUM ('job', 'house', 'talent', 'audition', 'pay');

CREATE TYPE review_preset_kind AS ENUM ('filter', 'message');

-- `withdrawn` by the house, `lapsed` unanswered, `ended` with the application.
CREATE TYPE role_offer_status AS ENUM ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'ended', 'stepped_back', 'cancelled');

CREATE TYPE role_type AS ENUM ('Primary', 'Secondary', 'Tertiary');

CREATE TYPE security_notice_kind AS ENUM ('password-reset', 'password-changed', 'email-changed', 'mobile-changed', 'new-device', 'two-factor-added', 'two-factor-removed', 'recovery-code-used', 'passkey-added', 'passkey-removed', 'deletion-requested', 'api-key-created', 'deletion-cancelled');

CREATE TYPE signing_party AS ENUM ('house', 'talent', 'guardian');

CREATE TYPE staff_role AS ENUM ('owner', 'moderator', 'support', 'editor', 'finance');

CREATE TYPE suspension_kind AS ENUM ('suspension', 'ban');

CREATE TYPE talent_media_kind AS ENUM ('image', 'headshot_image', 'full_image', 'photo', 'intro_video', 'audition_video', 'voice_sample');

-- Who sees a profile: anyone, houses that are logged in, or holders of a link.
CREATE TYPE talent_visibility AS ENUM ('public', 'houses', 'link');

CREATE TYPE tape_audience AS ENUM ('role', 'callback', 'person');

CREATE TYPE tape_orientation AS ENUM ('any', 'portrait', 'landscape');

-- What a member of a house's team may do. Each role includes the roles before it.
CREATE TYPE team_role AS ENUM ('viewer', 'reviewer', 'owner');

CREATE TYPE unavailability AS ENUM ('away', 'working', 'maybe');

CREATE TYPE unavailability_source AS ENUM ('own', 'calendar');

CREATE TYPE work_type AS ENUM ('Film Production', 'TV Production', 'Advertisement', 'Other');

-- A person's login in one role. The first verified one deletes the unverified ones.
CREATE TABLE account (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  role account_role NOT NULL,
  email text NOT NULL,
  -- The email by which people are told apart, in one verified account per role.
  mailbox text NOT NULL GENERATED ALWAYS AS (mailbox(email)) STORED,
  -- Accounts may share it until one proves it. Null until Google registration ends.
  mobile text,
  -- When a code sent to it was entered. Until then it reserves nothing.
  mobile_verified_at timestamptz,
  proven_mobile text GENERATED ALWAYS AS (
CASE
    WHEN mobile_verified_at IS NOT NULL THEN mobile
    ELSE NULL::text
END) STORED,
  -- Null if the person only uses Google, or was removed from the team.
  password_hash text,
  language text NOT NULL DEFAULT 'en'::text,
  came_by_google boolean NOT NULL DEFAULT false,
  -- Of a person whom a house added to its board: nobody can log in.
  added_by_house boolean NOT NULL DEFAULT false,
  -- Of a child or client for whom others act: nobody can log in until the talent takes it over.
  managed boolean NOT NULL DEFAULT false,
  -- Of a secret of the browser that registered: it verifies only its attempt.
  attempt_hash bytea,
  verified_at timestamptz,
  -- We keep only the last digits and a keyed fingerprint that finds duplicates.
  pan_last4 character(4),
  pan_fingerprint bytea,
  aadhaar_last4 character(4),
  aadhaar_fingerprint bytea,
  passport_last4 character(4),
  passport_country text,
  passport_fingerprint bytea,
  -- Numbers with wrong check digits. For staff: they reject nothing.
  identity_warnings text[] NOT NULL DEFAULT '{}'::text[],
  production_house_id uuid,
  team_role team_role,
  limited_to_projects boolean NOT NULL DEFAULT false,
  came_by_invitation boolean NOT NULL DEFAULT false,
  application_digest application_digest NOT NULL DEFAULT 'daily'::application_digest,
  display_name text,
  -- When the person left the team. The row stays for the history, without login.
  removed_at timestamptz,
  -- Stops notifications without a login for anyone who has it. Only in emails.
  stop_token uuid NOT NULL DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_stop_token_key UNIQUE (stop_token),
  CONSTRAINT account_added_opens_nothing CHECK (NOT added_by_house OR role = 'talent'::account_role AND email = (id || '@added.invalid'::text) AND verified_at IS NULL AND password_hash IS NULL AND NOT came_by_google AND num_nonnulls(mobile, pan_fingerprint, aadhaar_fingerprint, passport_fingerprint, attempt_hash) = 0),
  CONSTRAINT account_display_name_check CHECK (display_name <> ''::text),
  CONSTRAINT account_email_check CHECK (email = lower(email)),
  CONSTRAINT account_has_password CHECK (came_by_google OR added_by_house OR managed OR removed_at IS NOT NULL OR password_hash IS NOT NULL),
  CONSTRAINT account_house_is_for_production CHECK ((role = 'production'::account_role) = (production_house_id IS NOT NULL)),
  CONSTRAINT account_identity_is_complete CHECK (
CASE
    WHEN removed_at IS NOT NULL OR added_by_house OR managed THEN true
    WHEN came_by_invitation THEN num_nonnulls(pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 0
    WHEN passport_fingerprint IS NOT NULL THEN num_nonnulls(pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 0 AND role = 'talent'::account_role AND mobile IS NOT NULL
    ELSE num_nonnulls(mobile, pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) =
    CASE
        WHEN came_by_google THEN 0
        ELSE 5
    END OR num_nonnulls(mobile, pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint) = 5
END),
  CONSTRAINT account_identity_warnings_check CHECK (identity_warnings <@ ARRAY['pan_no'::text, 'aadhaar_no'::text, 'gst_no'::text]),
  CONSTRAINT account_invitation_is_for_production CHECK (role = 'production'::account_role OR NOT came_by_invitation),
  CONSTRAINT account_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT account_managed_opens_nothing CHECK (NOT managed OR role = 'talent'::account_role AND email = (id || '@managed.invalid'::text) AND verified_at IS NOT NULL AND password_hash IS NULL AND NOT came_by_google AND NOT added_by_house AND num_nonnulls(mobile, pan_fingerprint, aadhaar_fingerprint, passport_fingerprint, attempt_hash) = 0),
  CONSTRAINT account_mobile_check CHECK (mobile ~ '^\+[1-9]\d{6,14}$'::text),
  CONSTRAINT account_owner_is_not_limited CHECK (NOT limited_to_projects OR team_role <> 'owner'::team_role),
  CONSTRAINT account_passport_is_complete CHECK (num_nonnulls(passport_last4, passport_country, passport_fingerprint) = ANY (ARRAY[0, 3])),
  CONSTRAINT account_removed_is_anonymous CHECK (removed_at IS NULL OR role = 'production'::account_role AND email = (id || '@removed.invalid'::text) AND password_hash IS NULL AND mobile IS NULL AND display_name IS NOT NULL),
  CONSTRAINT account_team_role_is_for_production CHECK ((role = 'production'::account_role) = (team_role IS NOT NULL)),
  CONSTRAINT account_verified_mobile_is_present CHECK (mobile_verified_at IS NULL OR mobile IS NOT NULL),
  CONSTRAINT account_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE INDEX account_by_aadhaar ON account USING btree (aadhaar_fingerprint);
CREATE INDEX account_by_house ON account USING btree (production_house_id);
CREATE INDEX account_by_mailbox ON account USING btree (mailbox);
CREATE INDEX account_by_mobile ON account USING btree (role, mobile);
CREATE INDEX account_by_pan ON account USING btree (pan_fingerprint);
CREATE INDEX account_by_part_of_name ON account USING gin (display_name gin_trgm_ops);
CREATE INDEX account_by_passport ON account USING btree (passport_fingerprint);
CREATE INDEX account_by_pending_mailbox ON account USING btree (role, mailbox) WHERE verified_at IS NULL;
CREATE UNIQUE INDEX account_by_proven_mobile ON account USING btree (role, proven_mobile);
CREATE UNIQUE INDEX account_by_verified_mailbox ON account USING btree (role, mailbox) WHERE verified_at IS NOT NULL;
CREATE INDEX account_unverified ON account USING btree (created_at) WHERE verified_at IS NULL;
CREATE TRIGGER check_contact_of_child AFTER UPDATE ON account
  FOR EACH ROW WHEN (new.role = 'talent'::account_role AND (old.email IS DISTINCT FROM new.email OR old.mobile IS DISTINCT FROM new.mobile))
  EXECUTE FUNCTION check_contact_of_child();
CREATE TRIGGER end_entered_email AFTER UPDATE OF email ON account
  FOR EACH ROW WHEN (old.email <> new.email)
  EXECUTE FUNCTION end_entered_email('The email of the account changed.', 'account_id = $1.id');
CREATE TRIGGER end_grants_of_owner AFTER UPDATE OF team_role, removed_at ON account
  FOR EACH ROW WHEN (old.team_role = 'owner'::team_role AND (new.team_role <> 'owner'::team_role OR new.removed_at IS NOT NULL))
  EXECUTE FUNCTION end_grants_of_owner();
CREATE TRIGGER end_removed_account AFTER UPDATE OF removed_at ON account
  FOR EACH ROW WHEN (old.removed_at IS NULL AND new.removed_at IS NOT NULL)
  EXECUTE FUNCTION end_removed_account();
CREATE TRIGGER refresh_visibility_dates AFTER UPDATE OF verified_at ON account
  FOR EACH ROW WHEN (old.verified_at IS DISTINCT FROM new.verified_at)
  EXECUTE FUNCTION refresh_visibility_dates('id');
CREATE TRIGGER require_remaining_owner BEFORE DELETE OR UPDATE ON account
  FOR EACH ROW WHEN (old.team_role = 'owner'::team_role AND old.verified_at IS NOT NULL AND old.removed_at IS NULL)
  EXECUTE FUNCTION require_remaining_owner();
CREATE CONSTRAINT TRIGGER take_over_added_people AFTER INSERT OR UPDATE OF verified_at, mobile_verified_at, email, mobile ON account DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.role = 'talent'::account_role AND (new.verified_at IS NOT NULL OR new.mobile_verified_at IS NOT NULL))
  EXECUTE FUNCTION take_over_added_people();

-- An account to be erased, and when. Nobody finds it, and logging in keeps it.
CREATE TABLE account_deletion (
  account_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  erase_at timestamptz NOT NULL,
  -- The guardian who asked, and alone keeps a child's account.
  guardian_id uuid,
  CONSTRAINT account_deletion_pkey PRIMARY KEY (account_id),
  CONSTRAINT account_deletion_waits CHECK (erase_at > asked_at),
  CONSTRAINT account_deletion_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT account_deletion_by_own_guardian FOREIGN KEY (guardian_id, account_id) REFERENCES guardian(id, talent_id) ON DELETE CASCADE
);
CREATE INDEX account_deletion_by_guardian ON account_deletion USING btree (guardian_id);
CREATE INDEX account_deletion_by_time ON account_deletion USING btree (erase_at);
CREATE TRIGGER end_entered_email AFTER INSERT ON account_deletion
  FOR EACH ROW
  EXECUTE FUNCTION end_entered_email('The account is to be deleted.', 'account_id = $1.account_id');
CREATE TRIGGER end_permission AFTER INSERT ON account_deletion
  FOR EACH ROW
  EXECUTE FUNCTION end_permission('account_id', 'asked_at');
CREATE TRIGGER refresh_visibility_dates AFTER INSERT OR DELETE ON account_deletion
  FOR EACH ROW
  EXECUTE FUNCTION refresh_visibility_dates('account_id');

-- What somebody did for a talent, who can read it.
CREATE TABLE acting_event (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  mandate_id uuid,
  actor_id uuid,
  endpoint text NOT NULL,
  -- The casting call or application it was about, or another object.
  subject uuid,
  happened_at timestamptz NOT NULL,
  -- Written before the act, so that none is lost: false during it, and if the process died in it.
  is_done boolean NOT NULL DEFAULT false,
  CONSTRAINT acting_event_pkey PRIMARY KEY (id),
  CONSTRAINT acting_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT acting_event_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE SET NULL,
  CONSTRAINT acting_event_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX acting_event_by_actor ON acting_event USING btree (actor_id);
CREATE INDEX acting_event_by_mandate ON acting_event USING btree (mandate_id);
CREATE INDEX acting_event_by_talent ON acting_event USING btree (talent_id, happened_at);
CREATE TRIGGER reject_change BEFORE DELETE ON acting_event
  FOR EACH ROW WHEN (old.is_done AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();

-- Whom a house added to its board, confirming the age of 18. Stays as a mark once the person registers.
CREATE TABLE added_person (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  application_id uuid,
  request_id uuid NOT NULL,
  position smallint NOT NULL,
  -- The member who added the person and confirmed the age of 18.
  account_id uuid,
  added_at timestamptz NOT NULL,
  email text,
  mailbox text GENERATED ALWAYS AS (mailbox(email)) STORED,
  mobile text,
  -- Of the link to the page on which the person answers without an account.
  token_hash bytea NOT NULL,
  told_at timestamptz,
  -- When an account with this contact took the application over.
  joined_at timestamptz,
  -- Whether that account had applied itself, so that the mark is on its own application.
  is_merged boolean NOT NULL DEFAULT false,
  -- When the person had everything deleted. The row then says nothing about them.
  deleted_at timestamptz,
  house_told_at timestamptz,
  -- Keyed fingerprints of the contacts of somebody who had everything deleted: the house cannot add them
  -- again.
  deleted_contacts bytea[] NOT NULL DEFAULT '{}'::bytea[],
  CONSTRAINT added_person_pkey PRIMARY KEY (id),
  CONSTRAINT added_person_job_id_request_id_position_key UNIQUE (job_id, request_id, "position"),
  CONSTRAINT added_person_token_hash_key UNIQUE (token_hash),
  CONSTRAINT added_person_deleted_has_no_application CHECK ((application_id IS NULL) = (deleted_at IS NOT NULL)),
  CONSTRAINT added_person_email_check CHECK (email = lower(email)),
  CONSTRAINT added_person_has_contact CHECK ((joined_at IS NULL AND deleted_at IS NULL) = (num_nonnulls(email, mobile) > 0)),
  CONSTRAINT added_person_mobile_check CHECK (mobile ~ '^\+[1-9]\d{6,14}$'::text),
  CONSTRAINT added_person_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT added_person_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT added_person_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX added_person_by_account ON added_person USING btree (account_id);
CREATE INDEX added_person_by_application ON added_person USING btree (application_id);
CREATE INDEX added_person_by_mailbox ON added_person USING btree (mailbox);
CREATE INDEX added_person_by_mobile ON added_person USING btree (mobile);
CREATE UNIQUE INDEX added_person_mailbox_once ON added_person USING btree (job_id, mailbox);
CREATE UNIQUE INDEX added_person_mobile_once ON added_person USING btree (job_id, mobile);
CREATE INDEX added_person_untold_house ON added_person USING btree (id) WHERE (deleted_at IS NOT NULL OR is_merged) AND house_told_at IS NULL;
CREATE TRIGGER limit_rows AFTER INSERT ON added_person
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('job', 'job_id', '1000', 'KD223');

-- Casting calls a talent was alerted to, so that no channel repeats one.
CREATE TABLE alerted_job (
  talent_id uuid NOT NULL,
  channel delivery_channel NOT NULL,
  job_id uuid NOT NULL,
  alerted_at timestamptz NOT NULL,
  CONSTRAINT alerted_job_pkey PRIMARY KEY (talent_id, channel, job_id),
  CONSTRAINT alerted_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT alerted_job_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX alerted_job_by_job ON alerted_job USING btree (job_id);

-- What staff announce at the top of pages, to all or one role, for a time.
CREATE TABLE announcement (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  audience text NOT NULL,
  text_en text NOT NULL,
  text_hi text NOT NULL,
  link text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  -- Saving it again shows it also to readers who dismissed it.
  saved_at timestamptz NOT NULL,
  CONSTRAINT announcement_pkey PRIMARY KEY (id),
  CONSTRAINT announcement_audience_check CHECK (audience = ANY (ARRAY['everyone'::text, 'visitors'::text, 'talent'::text, 'production'::text])),
  CONSTRAINT announcement_check CHECK (ends_at > starts_at),
  CONSTRAINT announcement_text_en_check CHECK (text_en <> ''::text),
  CONSTRAINT announcement_text_hi_check CHECK (text_hi <> ''::text),
  CONSTRAINT announcement_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id)
);
CREATE INDEX announcement_by_end ON announcement USING btree (ends_at);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON announcement
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

-- A house appeals a suspension, the rejection of a version or a document refused for good. Others of staff
-- answer.
CREATE TABLE appeal (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  house_suspension_id uuid,
  job_id uuid,
  job_version integer,
  document_sent_at timestamptz,
  decision text NOT NULL,
  text text NOT NULL,
  account_id uuid,
  sent_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  accepted boolean,
  answer text,
  CONSTRAINT appeal_pkey PRIMARY KEY (id),
  CONSTRAINT appeal_answer_check CHECK (answer <> ''::text),
  CONSTRAINT appeal_answered_whole CHECK (num_nonnulls(decided_by, decided_at, accepted, answer) = ANY (ARRAY[0, 4])),
  CONSTRAINT appeal_decision_check CHECK (decision <> ''::text),
  CONSTRAINT appeal_of_one_decision CHECK (num_nonnulls(house_suspension_id, job_id, document_sent_at) = 1),
  CONSTRAINT appeal_of_one_version CHECK ((job_id IS NULL) = (job_version IS NULL)),
  CONSTRAINT appeal_text_check CHECK (text <> ''::text),
  CONSTRAINT appeal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT appeal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_member(id),
  CONSTRAINT appeal_house_suspension_id_fkey FOREIGN KEY (house_suspension_id) REFERENCES house_suspension(id) ON DELETE CASCADE,
  CONSTRAINT appeal_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT appeal_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE INDEX appeal_by_account ON appeal USING btree (account_id);
CREATE INDEX appeal_by_house ON appeal USING btree (production_house_id);
CREATE INDEX appeal_by_job ON appeal USING btree (job_id);
CREATE UNIQUE INDEX appeal_one_of_document ON appeal USING btree (production_house_id, document_sent_at) WHERE decided_at IS NULL;
CREATE UNIQUE INDEX appeal_one_of_job ON appeal USING btree (job_id, job_version) WHERE decided_at IS NULL;
CREATE UNIQUE INDEX appeal_one_of_suspension ON appeal USING btree (house_suspension_id) WHERE decided_at IS NULL;
CREATE INDEX appeal_open ON appeal USING btree (sent_at) WHERE decided_at IS NULL;
CREATE TRIGGER reject_answer_by_decider BEFORE UPDATE OF decided_by ON appeal
  FOR EACH ROW WHEN (new.decided_by IS NOT NULL)
  EXECUTE FUNCTION require('KD272', 'staff cannot answer an appeal of their own decision', 'not exists (select from unnest(appeal_deciders($1)) decider
      where not may_be_second_person(decider, $1.decided_by, $1.decided_at))');

-- A talent's application to a casting call, once; a second attempt finds the first.
CREATE TABLE application (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL,
  talent_id uuid NOT NULL,
  status application_status NOT NULL DEFAULT 'applied'::application_status,
  -- Where the house put it. Only the house sees it; the talent sees status.
  stage application_stage NOT NULL DEFAULT 'applied'::application_stage,
  -- When stage or status changed. Boards ask what is new.
  board_changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  role_specific_info text NOT NULL,
  travel boolean NOT NULL,
  availability boolean NOT NULL,
  -- The form as it was sent. Later changes of the profile do not change it.
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  -- Whether a person of the house opened it or decided on it while it was shown.
  opened boolean NOT NULL DEFAULT false,
  -- Whether it no longer counts, as nobody opened it in time.
  allowance_returned boolean NOT NULL DEFAULT false,
  applied_at timestamptz NOT NULL,
  -- Since when houses cannot read it, because the consent for a child ended.
  hidden_at timestamptz,
  -- The member who considers the talent for this role on their own. Its status history begins with the house.
  considered_by uuid,
  -- By which somebody sent it for the talent. Null if the talent did.
  mandate_id uuid,
  CONSTRAINT application_pkey PRIMARY KEY (id),
  CONSTRAINT application_talent_id_job_id_key UNIQUE (talent_id, job_id),
  CONSTRAINT application_stage_fits_status CHECK ((stage = 'withdrawn'::application_stage) = (status = 'withdrawn'::application_status) AND (status <> 'selected'::application_status OR stage = 'selected'::application_stage) AND (stage <> 'applied'::application_stage OR (status = ANY (ARRAY['applied'::application_status, 'viewed'::application_status])))),
  CONSTRAINT application_by_mandate FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE SET NULL,
  CONSTRAINT application_considered_by_fkey FOREIGN KEY (considered_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT application_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT application_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX application_by_board_change ON application USING btree (job_id, board_changed_at);
CREATE INDEX application_by_considerer ON application USING btree (considered_by);
CREATE INDEX application_by_job ON application USING btree (job_id, applied_at DESC);
CREATE INDEX application_by_mandate ON application USING btree (mandate_id) WHERE mandate_id IS NOT NULL;
CREATE INDEX application_by_stage ON application USING btree (job_id, stage);
CREATE INDEX application_by_time ON application USING btree (applied_at) INCLUDE (job_id);
CREATE TRIGGER check_application BEFORE INSERT OR UPDATE OF details ON application
  FOR EACH ROW
  EXECUTE FUNCTION check_application();
CREATE TRIGGER check_considered BEFORE INSERT ON application
  FOR EACH ROW WHEN (new.considered_by IS NOT NULL)
  EXECUTE FUNCTION check_considered();
CREATE TRIGGER delete_application_draft AFTER INSERT ON application
  FOR EACH ROW
  EXECUTE FUNCTION delete_application_draft();
CREATE TRIGGER delete_person_without_login AFTER DELETE ON application
  FOR EACH ROW
  EXECUTE FUNCTION delete_person_without_login();
CREATE TRIGGER limit_applications AFTER INSERT ON application
  FOR EACH ROW WHEN (new.considered_by IS NULL)
  EXECUTE FUNCTION require('KD020', 'its talent has no application left', 'has_application_left($1.talent_id, $1.applied_at)');
CREATE TRIGGER notify_house_of_changed_applications AFTER UPDATE ON application REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION notify_house_of_applications();
CREATE TRIGGER notify_house_of_new_applications AFTER INSERT ON application REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION notify_house_of_applications();
CREATE TRIGGER reject_direct_status_change BEFORE UPDATE OF status ON application
  FOR EACH ROW WHEN (new.status <> old.status AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject('KD014', 'its status changes only through status_change');
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON application
  FOR EACH ROW WHEN (new.considered_by IS NOT NULL)
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER reject_other_first_status BEFORE INSERT ON application
  FOR EACH ROW WHEN (new.status <> 'applied'::application_status)
  EXECUTE FUNCTION reject('KD014', 'its status changes only through status_change');
CREATE TRIGGER require_agreement BEFORE INSERT ON application
  FOR EACH ROW WHEN (new.mandate_id IS NOT NULL)
  EXECUTE FUNCTION require('KD035', 'the talent has not taken the kept profile over yet', 'not exists (
    select from mandate where id = $1.mandate_id and kind = ''agency'' and hands_over(mandate)
  )');
CREATE TRIGGER require_guardian_for_correction BEFORE UPDATE OF role_specific_info, travel, availability, details ON application
  FOR EACH ROW WHEN (old.role_specific_info IS DISTINCT FROM new.role_specific_info OR old.travel IS DISTINCT FROM new.travel OR old.availability IS DISTINCT FROM new.availability OR old.details IS DISTINCT FROM new.details)
  EXECUTE FUNCTION require('KD016', 'the guardian approved it as it was', 'not exists (
    select from talent join guardian on guardian.talent_id = talent.id
    where talent.id = $1.talent_id and consented_at is not null and withdrawn_at is null and not applies_alone
      and is_child(date_of_birth, now())
  ) or exists (
    select from guardian_decision
    where talent_id = $1.talent_id and kind = ''application'' and subject_id = $1.job_id and approved
      and prepared @> jsonb_build_object(''role_specific_info'', $1.role_specific_info, ''travel'', $1.travel,
        ''availability'', $1.availability, ''details'', $1.details)
  )');
CREATE TRIGGER require_mandate_of_talent AFTER INSERT OR UPDATE OF mandate_id, talent_id ON application
  FOR EACH ROW WHEN (new.mandate_id IS NOT NULL)
  EXECUTE FUNCTION require('KD034', 'it was sent by a mandate of somebody else, or that has ended', 'exists (
    select from mandate where id = $1.mandate_id and talent_id = $1.talent_id and ended_at is null
  )');
CREATE TRIGGER start_status_history AFTER INSERT ON application
  FOR EACH ROW
  EXECUTE FUNCTION start_status_history();
CREATE TRIGGER tell_webhooks_of_application AFTER INSERT ON application
  FOR EACH ROW
  EXECUTE FUNCTION tell_webhooks();
CREATE TRIGGER tell_webhooks_of_stage AFTER UPDATE OF stage ON application
  FOR EACH ROW WHEN (old.stage IS DISTINCT FROM new.stage)
  EXECUTE FUNCTION tell_webhooks();
CREATE TRIGGER touch_application BEFORE UPDATE OF stage, status, opened ON application
  FOR EACH ROW WHEN (old.stage <> new.stage OR old.status <> new.status OR old.opened <> new.opened)
  EXECUTE FUNCTION touch_application();

-- An agency submitted a talent whose application was there already. The talent decides whose it is.
CREATE TABLE application_claim (
  application_id uuid NOT NULL,
  mandate_id uuid NOT NULL,
  claimed_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT application_claim_pkey PRIMARY KEY (application_id, mandate_id),
  CONSTRAINT application_claim_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT application_claim_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE CASCADE
);
CREATE INDEX application_claim_by_mandate ON application_claim USING btree (mandate_id);
CREATE TRIGGER require_mandate_of_talent AFTER INSERT ON application_claim
  FOR EACH ROW
  EXECUTE FUNCTION require('KD034', 'its mandate is not of an agency of the talent', 'exists (
    select from mandate join application on application.talent_id = mandate.talent_id
    where mandate.id = $1.mandate_id and application.id = $1.application_id and kind = ''agency''
  )');

CREATE TABLE application_consent (
  application_id uuid NOT NULL,
  consent text NOT NULL,
  version text NOT NULL,
  language text NOT NULL DEFAULT 'en'::text,
  agreed_at timestamptz NOT NULL,
  CONSTRAINT application_consent_pkey PRIMARY KEY (application_id, consent),
  CONSTRAINT application_consent_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT application_consent_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);

-- What a talent typed into the apply form. Goes with the application, or by age.
CREATE TABLE application_draft (
  talent_id uuid NOT NULL,
  job_id uuid NOT NULL,
  fields jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  CONSTRAINT application_draft_pkey PRIMARY KEY (talent_id, job_id),
  CONSTRAINT application_draft_fields_check CHECK (jsonb_typeof(fields) = 'object'::text AND octet_length(fields::text) <= 100000),
  CONSTRAINT application_draft_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT application_draft_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX application_draft_by_age ON application_draft USING btree (saved_at);
CREATE INDEX application_draft_by_job ON application_draft USING btree (job_id);

-- Photos, a video and a note to apply with again. Deleted files leave the kits.
CREATE TABLE application_kit (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  name text NOT NULL,
  note text NOT NULL,
  headshot uuid,
  full_photo uuid,
  audition_video uuid,
  CONSTRAINT application_kit_pkey PRIMARY KEY (id),
  CONSTRAINT application_kit_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT application_kit_note_check CHECK (length(note) <= 5000),
  CONSTRAINT application_kit_audition_video_fkey FOREIGN KEY (audition_video) REFERENCES talent_media(id) ON DELETE SET NULL,
  CONSTRAINT application_kit_full_photo_fkey FOREIGN KEY (full_photo) REFERENCES talent_media(id) ON DELETE SET NULL,
  CONSTRAINT application_kit_headshot_fkey FOREIGN KEY (headshot) REFERENCES talent_media(id) ON DELETE SET NULL,
  CONSTRAINT application_kit_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX application_kit_by_audition_video ON application_kit USING btree (audition_video);
CREATE INDEX application_kit_by_full_photo ON application_kit USING btree (full_photo);
CREATE INDEX application_kit_by_headshot ON application_kit USING btree (headshot);
CREATE UNIQUE INDEX application_kit_name ON application_kit USING btree (talent_id, lower(name));

-- A file of an application, which only the talent and the house see, or of what waits for a guardian.
CREATE TABLE application_media (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid,
  guardian_decision_id uuid,
  field text NOT NULL,
  kind media_kind NOT NULL,
  state media_state NOT NULL DEFAULT 'ready'::media_state,
  file text NOT NULL,
  poster text,
  -- A take in 360p.
  small_file text,
  seconds real,
  self_tape_id uuid,
  take smallint,
  -- What is left out of a take when it is processed, and `trim_to_ms`.
  trim_from_ms integer,
  trim_to_ms integer,
  -- The lines shown before a take, as the profile had them when it was sent.
  slate text[],
  CONSTRAINT application_media_pkey PRIMARY KEY (id),
  CONSTRAINT application_media_has_one_owner CHECK (num_nonnulls(application_id, guardian_decision_id) = 1),
  CONSTRAINT application_media_is_a_take CHECK ((field = 'selfTape'::text) = (self_tape_id IS NOT NULL) AND (self_tape_id IS NULL) = (take IS NULL)),
  CONSTRAINT application_media_take_check CHECK (take >= 1 AND take <= 5),
  CONSTRAINT application_media_trim_from_ms_check CHECK (trim_from_ms >= 0),
  CONSTRAINT application_media_trim_is_in_order CHECK (trim_to_ms > COALESCE(trim_from_ms, 0)),
  CONSTRAINT application_media_trim_to_ms_check CHECK (trim_to_ms > 0),
  CONSTRAINT application_media_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT application_media_file_fkey FOREIGN KEY (file) REFERENCES media_file(name),
  CONSTRAINT application_media_guardian_decision_id_fkey FOREIGN KEY (guardian_decision_id) REFERENCES guardian_decision(id) ON DELETE CASCADE,
  CONSTRAINT application_media_poster_fkey FOREIGN KEY (poster) REFERENCES media_file(name),
  CONSTRAINT application_media_self_tape_id_fkey FOREIGN KEY (self_tape_id) REFERENCES self_tape(id) ON DELETE CASCADE,
  CONSTRAINT application_media_small_file_fkey FOREIGN KEY (small_file) REFERENCES media_file(name)
);
CREATE INDEX application_media_by_application ON application_media USING btree (application_id);
CREATE INDEX application_media_by_file ON application_media USING btree (file);
CREATE INDEX application_media_by_guardian_decision ON application_media USING btree (guardian_decision_id);
CREATE INDEX application_media_by_poster ON application_media USING btree (poster) WHERE poster IS NOT NULL;
CREATE INDEX application_media_by_small_file ON application_media USING btree (small_file) WHERE small_file IS NOT NULL;
CREATE UNIQUE INDEX application_media_has_one_file_per_take ON application_media USING btree (self_tape_id, take, (application_id IS NULL)) WHERE self_tape_id IS NOT NULL;
CREATE TRIGGER check_take BEFORE INSERT ON application_media
  FOR EACH ROW WHEN (new.self_tape_id IS NOT NULL)
  EXECUTE FUNCTION require('KD058', 'its request asks for fewer takes, or takes are deleted', 'exists (
    select from self_tape join tape_request on tape_request.id = request_id
    where self_tape.id = $1.self_tape_id and $1.take <= max_takes and deleted_at is null
  )');
CREATE CONSTRAINT TRIGGER delete_request_without_takes AFTER DELETE ON application_media DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (old.guardian_decision_id IS NOT NULL)
  EXECUTE FUNCTION delete_request_without_takes();
CREATE TRIGGER reject_for_removed BEFORE INSERT ON application_media
  FOR EACH ROW WHEN (new.self_tape_id IS NOT NULL)
  EXECUTE FUNCTION reject_for_removed('or suspended');

-- A note of the house about an application. The talent never sees it.
CREATE TABLE application_note (
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  account_id uuid,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT application_note_pkey PRIMARY KEY (id),
  CONSTRAINT application_note_text_check CHECK (text <> ''::text),
  CONSTRAINT application_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT application_note_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX application_note_by_account ON application_note USING btree (account_id);
CREATE INDEX application_note_by_application ON application_note USING btree (application_id, written_at);
CREATE TRIGGER count_as_view AFTER INSERT ON application_note
  FOR EACH ROW
  EXECUTE FUNCTION count_as_view('written_at', 'account_id');

-- A member's score from one to five. Others see it once they gave their own.
CREATE TABLE application_score (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  score smallint NOT NULL,
  voice smallint,
  look smallint,
  performance smallint,
  account_id uuid,
  scored_at timestamptz NOT NULL,
  CONSTRAINT application_score_pkey PRIMARY KEY (id),
  CONSTRAINT application_score_once_per_member UNIQUE (application_id, account_id),
  CONSTRAINT application_score_look_check CHECK (look >= 1 AND look <= 5),
  CONSTRAINT application_score_performance_check CHECK (performance >= 1 AND performance <= 5),
  CONSTRAINT application_score_score_check CHECK (score >= 1 AND score <= 5),
  CONSTRAINT application_score_voice_check CHECK (voice >= 1 AND voice <= 5),
  CONSTRAINT application_score_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT application_score_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX application_score_by_account ON application_score USING btree (account_id);
CREATE TRIGGER count_as_view AFTER INSERT ON application_score
  FOR EACH ROW
  EXECUTE FUNCTION count_as_view('scored_at', 'account_id');

CREATE TABLE audit_log_entry (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  production_house_id uuid NOT NULL,
  action audit_action NOT NULL,
  account_id uuid,
  job_id uuid,
  -- Null once the list is deleted; `name` keeps its name.
  talent_list_id uuid,
  talent_id uuid,
  member_id uuid,
  -- The start of the audition that it is about.
  about timestamptz,
  -- The name of the house or the list until then, the email address that was invited, that of a client, or
  -- the hash of a sealed file.
  name text,
  team_role team_role,
  happened_at timestamptz NOT NULL,
  CONSTRAINT audit_log_entry_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_entry_has_job CHECK ((job_id IS NOT NULL) = (action <= 'terms_sealed'::audit_action)),
  CONSTRAINT audit_log_entry_has_name CHECK ((name IS NOT NULL) = (action = ANY (ARRAY['child_shown'::audit_action, 'terms_sealed'::audit_action, 'list_renamed'::audit_action, 'talent_removed'::audit_action, 'list_deleted'::audit_action, 'member_invited'::audit_action, 'invitation_withdrawn'::audit_action, 'renamed'::audit_action]))),
  CONSTRAINT audit_log_entry_has_team_role CHECK ((team_role IS NOT NULL) = (action = ANY (ARRAY['member_invited'::audit_action, 'member_joined'::audit_action, 'role_changed'::audit_action]))),
  CONSTRAINT audit_log_entry_has_time CHECK ((about IS NOT NULL) = (action = ANY (ARRAY['slots_added'::audit_action, 'slot_changed'::audit_action, 'slot_cancelled'::audit_action]))),
  CONSTRAINT audit_log_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT audit_log_entry_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT audit_log_entry_member_id_fkey FOREIGN KEY (member_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT audit_log_entry_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT audit_log_entry_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE,
  CONSTRAINT audit_log_entry_talent_list_id_fkey FOREIGN KEY (talent_list_id) REFERENCES talent_list(id) ON DELETE SET NULL
);
CREATE INDEX audit_log_entry_by_account ON audit_log_entry USING btree (account_id);
CREATE INDEX audit_log_entry_by_house ON audit_log_entry USING btree (production_house_id, id) WHERE job_id IS NULL;
CREATE INDEX audit_log_entry_by_job ON audit_log_entry USING btree (job_id, id);
CREATE INDEX audit_log_entry_by_list ON audit_log_entry USING btree (talent_list_id, id) WHERE talent_list_id IS NOT NULL;
CREATE INDEX audit_log_entry_by_member ON audit_log_entry USING btree (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX audit_log_entry_by_talent ON audit_log_entry USING btree (talent_id) WHERE talent_id IS NOT NULL;

CREATE TABLE audition_attendance (
  application_id uuid NOT NULL,
  slot_id uuid NOT NULL,
  arrived_at timestamptz NOT NULL,
  -- When the talent checked out. A house cannot do that for them.
  left_at timestamptz,
  -- Who checked the talent in.
  account_id uuid,
  CONSTRAINT audition_attendance_pkey PRIMARY KEY (application_id, slot_id),
  CONSTRAINT audition_attendance_check CHECK (left_at >= arrived_at),
  CONSTRAINT audition_attendance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT audition_attendance_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT audition_attendance_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES audition_slot(id) ON DELETE CASCADE
);
CREATE INDEX audition_attendance_by_account ON audition_attendance USING btree (account_id);
CREATE INDEX audition_attendance_by_slot ON audition_attendance USING btree (slot_id);

CREATE TABLE audition_invitation (
  application_id uuid NOT NULL,
  account_id uuid,
  round smallint NOT NULL DEFAULT 1,
  proposed_slot_id uuid,
  answer audition_answer NOT NULL DEFAULT 'offered'::audition_answer,
  -- The confirmed slot, or the last one that was confirmed.
  slot_id uuid,
  note text NOT NULL DEFAULT ''::text,
  asks_for_woman boolean NOT NULL DEFAULT false,
  -- Counts the changes, so that calendars recognise an update.
  sequence integer NOT NULL DEFAULT 0,
  invited_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  cancellation_due boolean NOT NULL DEFAULT false,
  CONSTRAINT audition_invitation_pkey PRIMARY KEY (application_id),
  CONSTRAINT audition_invitation_confirmed_has_slot CHECK (answer <> 'confirmed'::audition_answer OR slot_id IS NOT NULL),
  CONSTRAINT audition_invitation_round_check CHECK (round >= 1 AND round <= 5),
  CONSTRAINT audition_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT audition_invitation_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT audition_invitation_proposed_slot_id_fkey FOREIGN KEY (proposed_slot_id) REFERENCES audition_slot(id) ON DELETE SET NULL,
  CONSTRAINT audition_invitation_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES audition_slot(id) ON DELETE CASCADE
);
CREATE INDEX audition_invitation_by_account ON audition_invitation USING btree (account_id);
CREATE INDEX audition_invitation_by_proposed_slot ON audition_invitation USING btree (proposed_slot_id) WHERE proposed_slot_id IS NOT NULL;
CREATE INDEX audition_invitation_by_slot ON audition_invitation USING btree (slot_id) WHERE answer = 'confirmed'::audition_answer;
CREATE INDEX audition_invitation_cancellation_due ON audition_invitation USING btree (application_id) WHERE cancellation_due;
CREATE TRIGGER keep_confirmed_audition BEFORE UPDATE OF answer, slot_id ON audition_invitation
  FOR EACH ROW WHEN (old.answer = 'confirmed'::audition_answer AND (new.answer <> 'confirmed'::audition_answer OR new.slot_id <> old.slot_id))
  EXECUTE FUNCTION keep_confirmed_audition();
CREATE TRIGGER reject_answer_for_removed BEFORE UPDATE OF answer, slot_id, proposed_slot_id ON audition_invitation
  FOR EACH ROW WHEN (new.answer = 'confirmed'::audition_answer OR new.answer = 'offered'::audition_answer AND new.proposed_slot_id IS NOT NULL)
  EXECUTE FUNCTION reject_for_removed();
CREATE TRIGGER reject_for_leaver BEFORE INSERT OR UPDATE OF answer, proposed_slot_id ON audition_invitation
  FOR EACH ROW WHEN (new.answer = 'offered'::audition_answer)
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER reject_for_removed BEFORE INSERT ON audition_invitation
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed();
CREATE TRIGGER require_guardian_decision BEFORE INSERT OR UPDATE OF answer, slot_id ON audition_invitation
  FOR EACH ROW WHEN (new.answer = 'confirmed'::audition_answer)
  EXECUTE FUNCTION require_guardian_decision('audition', 'changed_at');
CREATE TRIGGER reserve_audition_slot BEFORE INSERT OR UPDATE ON audition_invitation
  FOR EACH ROW
  EXECUTE FUNCTION reserve_audition_slot();

-- A link with which family follows one audition without a login. Deleted when it is revoked.
CREATE TABLE audition_pass (
  application_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  -- The link shows no audition of a later round.
  round smallint NOT NULL,
  account_id uuid,
  shared_at timestamptz NOT NULL,
  CONSTRAINT audition_pass_pkey PRIMARY KEY (application_id),
  CONSTRAINT audition_pass_id_key UNIQUE (id),
  CONSTRAINT audition_pass_token_hash_key UNIQUE (token_hash),
  CONSTRAINT audition_pass_token_hash_check CHECK (length(token_hash) = 32),
  CONSTRAINT audition_pass_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT audition_pass_application_id_fkey FOREIGN KEY (application_id) REFERENCES audition_invitation(application_id) ON DELETE CASCADE
);
CREATE INDEX audition_pass_by_account ON audition_pass USING btree (account_id);

CREATE TABLE audition_reminder (
  application_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Before the start; 0 for the alert that a child did not check out.
  hours smallint NOT NULL,
  noted_at timestamptz NOT NULL,
  CONSTRAINT audition_reminder_pkey PRIMARY KEY (application_id, starts_at, hours),
  CONSTRAINT audition_reminder_application_id_fkey FOREIGN KEY (application_id) REFERENCES audition_invitation(application_id) ON DELETE CASCADE
);

CREATE TABLE audition_slot (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- A postal address, or the URL of an online meeting.
  place text NOT NULL,
  -- 1 for the first auditions, more for callbacks.
  round smallint NOT NULL DEFAULT 1,
  contact_name text NOT NULL DEFAULT ''::text,
  contact_phone text NOT NULL DEFAULT ''::text,
  -- A woman who is there during the audition.
  woman_name text NOT NULL DEFAULT ''::text,
  -- Whether it is a private home or a hotel room; null if the house was not asked.
  is_private boolean,
  bring text NOT NULL DEFAULT ''::text,
  capacity smallint NOT NULL,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT audition_slot_pkey PRIMARY KEY (id),
  CONSTRAINT audition_slot_overlaps EXCLUDE USING gist (job_id WITH =, place WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (cancelled_at IS NULL),
  CONSTRAINT audition_slot_capacity_check CHECK (capacity >= 1 AND capacity <= 50),
  CONSTRAINT audition_slot_ends_after_start CHECK (ends_at > starts_at),
  CONSTRAINT audition_slot_place_check CHECK (place <> ''::text),
  CONSTRAINT audition_slot_round_check CHECK (round >= 1 AND round <= 5),
  CONSTRAINT audition_slot_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX audition_slot_by_job ON audition_slot USING btree (job_id, starts_at);
CREATE TRIGGER check_slot_capacity BEFORE UPDATE OF capacity ON audition_slot
  FOR EACH ROW
  EXECUTE FUNCTION require('KD054', 'it has more people', '$1.capacity >= places_taken($1.id)');
CREATE TRIGGER keep_place BEFORE UPDATE OF place ON audition_slot
  FOR EACH ROW WHEN (new.place <> old.place)
  EXECUTE FUNCTION require('KD068', 'somebody is checked in', 'not exists (
    select from audition_attendance where slot_id = $1.id and left_at is null)');
CREATE TRIGGER protect_children BEFORE INSERT OR UPDATE OF starts_at, ends_at, is_private ON audition_slot
  FOR EACH ROW
  EXECUTE FUNCTION require('KD282', 'a slot for children is at most three hours long, ends by 8 pm and is not private', '$1.is_private is not true and $1.ends_at - $1.starts_at <= interval ''3 hours''
      and ($1.ends_at at time zone ''Asia/Kolkata'') <= ($1.starts_at at time zone ''Asia/Kolkata'')::date + time ''20:00''
      or not exists (select from job where id = $1.job_id and age_from < 18)');
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE ON audition_slot
  FOR EACH ROW WHEN (new.cancelled_at IS NULL)
  EXECUTE FUNCTION reject_for_removed();

-- A house asks an applicant whether they are free on some days. It offers nothing.
CREATE TABLE availability_check (
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  days daterange NOT NULL,
  token_hash bytea NOT NULL,
  account_id uuid,
  asked_at timestamptz NOT NULL,
  answer availability_answer,
  answered_at timestamptz,
  CONSTRAINT availability_check_pkey PRIMARY KEY (id),
  CONSTRAINT availability_check_asked_once UNIQUE (application_id, days),
  CONSTRAINT availability_check_token_hash_key UNIQUE (token_hash),
  CONSTRAINT availability_check_answered_has_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT availability_check_days_check CHECK (NOT isempty(days)),
  CONSTRAINT availability_check_token_hash_check CHECK (length(token_hash) = 32),
  CONSTRAINT availability_check_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT availability_check_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX availability_check_by_account ON availability_check USING btree (account_id);
CREATE TRIGGER check_application BEFORE INSERT OR UPDATE OF answer ON availability_check
  FOR EACH ROW
  EXECUTE FUNCTION require('KD053', 'its application has an outcome', 'exists (select from application where id = $1.application_id and status < ''selected'' for share)');
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON availability_check
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE OF answer ON availability_check
  FOR EACH ROW WHEN (new.answer IS DISTINCT FROM 'busy'::availability_answer)
  EXECUTE FUNCTION reject_for_removed('or suspended');

-- Keyed fingerprints of a banned house and its owners, until the ban ends.
CREATE TABLE banned_identity (
  -- Its id; no reference, as bans outlive a deleted house.
  banned_house uuid NOT NULL,
  kind text NOT NULL,
  fingerprint bytea NOT NULL,
  CONSTRAINT banned_identity_pkey PRIMARY KEY (banned_house, kind, fingerprint),
  CONSTRAINT banned_identity_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'mobile'::text, 'pan'::text, 'aadhaar'::text, 'gstin'::text]))
);
CREATE INDEX banned_identity_by_fingerprint ON banned_identity USING btree (kind, fingerprint);

-- A picture beside the About Us text.
CREATE TABLE banner (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  url text NOT NULL,
  alt text NOT NULL,
  place integer NOT NULL,
  CONSTRAINT banner_pkey PRIMARY KEY (id),
  CONSTRAINT banner_place_key UNIQUE (place),
  CONSTRAINT banner_place_check CHECK (place > 0)
);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON banner
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

-- A link that shows applicants until it expires. Stored is the token's hash.
CREATE TABLE board_share_link (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  request_id uuid NOT NULL,
  account_id uuid,
  token_hash bytea NOT NULL,
  label text NOT NULL,
  -- The column that it shows. Null for chosen or all applications.
  status application_stage,
  -- Whether its viewers prove an email; otherwise they give a name.
  proves_email boolean NOT NULL DEFAULT false,
  -- Whether its viewers watch self-tapes and comment on them.
  shows_tapes boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  shows_children boolean NOT NULL GENERATED ALWAYS AS (proves_email AND (expires_at - created_at) <= '7 days'::interval) STORED,
  revoked_at timestamptz,
  revoked_by uuid,
  opened integer NOT NULL DEFAULT 0,
  CONSTRAINT board_share_link_pkey PRIMARY KEY (id),
  CONSTRAINT board_share_link_job_id_request_id_key UNIQUE (job_id, request_id),
  CONSTRAINT board_share_link_token_hash_key UNIQUE (token_hash),
  CONSTRAINT board_share_link_expires_within_month CHECK (expires_at > created_at AND expires_at <= (created_at + '31 days'::interval)),
  CONSTRAINT board_share_link_label_check CHECK (label <> ''::text),
  CONSTRAINT board_share_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT board_share_link_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT board_share_link_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX board_share_link_by_account ON board_share_link USING btree (account_id);
CREATE INDEX board_share_link_by_revoker ON board_share_link USING btree (revoked_by);
CREATE TRIGGER limit_rows AFTER INSERT ON board_share_link
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('job', 'job_id', '20', 'KD220', 'revoked_at is null and expires_at > $2.created_at');
CREATE TRIGGER reject_for_removed BEFORE INSERT ON board_share_link
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed();

CREATE TABLE board_share_link_application (
  board_share_link_id uuid NOT NULL,
  application_id uuid NOT NULL,
  position integer NOT NULL,
  CONSTRAINT board_share_link_application_pkey PRIMARY KEY (board_share_link_id, application_id),
  CONSTRAINT board_share_link_application_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT board_share_link_application_board_share_link_id_fkey FOREIGN KEY (board_share_link_id) REFERENCES board_share_link(id) ON DELETE CASCADE
);
CREATE INDEX board_share_link_application_by_application ON board_share_link_application USING btree (application_id);

-- Days of a talent that a house holds or has booked. A hold becomes the booking of its application.
CREATE TABLE booking (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  talent_id uuid NOT NULL,
  days daterange NOT NULL,
  state booking_state NOT NULL,
  expires_at timestamptz,
  -- What the house wrote on releasing it, or the talent on declining it.
  note text NOT NULL DEFAULT ''::text,
  account_id uuid,
  made_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  moved_up_at timestamptz,
  -- The last state that both sides were told of.
  told booking_state,
  -- A second hold that keeps nobody from holding the days: its casting call is stopped, or was until others
  -- held them.
  set_aside boolean NOT NULL DEFAULT false,
  CONSTRAINT booking_pkey PRIMARY KEY (id),
  CONSTRAINT booking_days_taken EXCLUDE USING gist (talent_id WITH =, days WITH &&) WHERE (state = ANY (ARRAY['first_hold'::booking_state, 'confirmed'::booking_state])),
  CONSTRAINT booking_second_hold_taken EXCLUDE USING gist (talent_id WITH =, days WITH &&) WHERE (state = 'second_hold'::booking_state AND NOT set_aside),
  CONSTRAINT booking_days_check CHECK (NOT isempty(days)),
  CONSTRAINT booking_hold_expires CHECK ((state <> ALL (ARRAY['second_hold'::booking_state, 'first_hold'::booking_state])) OR expires_at > made_at),
  CONSTRAINT booking_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT booking_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT booking_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX booking_by_account ON booking USING btree (account_id);
CREATE INDEX booking_by_application ON booking USING btree (application_id, made_at);
CREATE INDEX booking_by_talent ON booking USING btree (talent_id);
CREATE INDEX booking_expiring ON booking USING btree (expires_at) WHERE state = ANY (ARRAY['second_hold'::booking_state, 'first_hold'::booking_state]);
CREATE UNIQUE INDEX booking_of_application ON booking USING btree (application_id) WHERE state = ANY (ARRAY['second_hold'::booking_state, 'first_hold'::booking_state, 'confirmed'::booking_state]);
CREATE INDEX booking_to_tell ON booking USING btree (changed_at) WHERE told IS DISTINCT FROM state AND (state <> ALL (ARRAY['confirmed'::booking_state, 'ended'::booking_state]));
CREATE TRIGGER check_application BEFORE INSERT ON booking
  FOR EACH ROW WHEN (new.state <> 'confirmed'::booking_state)
  EXECUTE FUNCTION require('KD053', 'its application has an outcome', 'exists (select from application where id = $1.application_id and status < ''selected'' for share)');
CREATE TRIGGER move_holds_up AFTER UPDATE OF state ON booking
  FOR EACH ROW WHEN ((old.state = ANY (ARRAY['first_hold'::booking_state, 'confirmed'::booking_state])) AND (new.state <> ALL (ARRAY['second_hold'::booking_state, 'first_hold'::booking_state, 'confirmed'::booking_state])))
  EXECUTE FUNCTION move_holds_up();
CREATE TRIGGER place_booking BEFORE INSERT ON booking
  FOR EACH ROW
  EXECUTE FUNCTION place_booking();
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON booking
  FOR EACH ROW WHEN (new.state <> 'confirmed'::booking_state)
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER reject_for_removed BEFORE INSERT ON booking
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed();

-- The calendar of an account. Only the hash of the token in its URL is stored.
CREATE TABLE calendar_feed (
  account_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT calendar_feed_pkey PRIMARY KEY (account_id),
  CONSTRAINT calendar_feed_token_hash_key UNIQUE (token_hash),
  CONSTRAINT calendar_feed_token_hash_check CHECK (length(token_hash) = 32),
  CONSTRAINT calendar_feed_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

-- A calendar elsewhere, of which only the busy days are kept.
CREATE TABLE calendar_subscription (
  talent_id uuid NOT NULL,
  -- Encrypted: who knows the URL can read the calendar.
  sealed_secret bytea NOT NULL,
  host text NOT NULL,
  added_at timestamptz NOT NULL,
  read_at timestamptz,
  problem text,
  CONSTRAINT calendar_subscription_pkey PRIMARY KEY (talent_id),
  CONSTRAINT calendar_subscription_problem_check CHECK (problem = ANY (ARRAY['unreachable'::text, 'too_large'::text, 'no_calendar'::text])),
  CONSTRAINT calendar_subscription_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);

-- A production, such as a film: each of its roles is a casting call.
CREATE TABLE casting_project (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  -- Null until the house names it; then its type and first role stand for it.
  name text,
  created_at timestamptz NOT NULL,
  CONSTRAINT casting_project_pkey PRIMARY KEY (id),
  CONSTRAINT casting_project_id_production_house_id_key UNIQUE (id, production_house_id),
  CONSTRAINT casting_project_name_check CHECK (name <> ''::text),
  CONSTRAINT casting_project_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);

-- A consent to WhatsApp or SMS at a number, or its withdrawal. The newest counts.
CREATE TABLE channel_consent (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  channel delivery_channel NOT NULL,
  -- The mobile number. The consent ends when the account changes it.
  address text NOT NULL,
  agreed boolean NOT NULL,
  version text NOT NULL,
  language text NOT NULL DEFAULT 'en'::text,
  -- How it was given or withdrawn: on the site, by a reply or by a link.
  said_by text NOT NULL,
  said_at timestamptz NOT NULL,
  CONSTRAINT channel_consent_pkey PRIMARY KEY (id),
  CONSTRAINT channel_consent_channel_check CHECK (channel = ANY (ARRAY['whatsapp'::delivery_channel, 'sms'::delivery_channel])),
  CONSTRAINT channel_consent_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT channel_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX channel_consent_by_account ON channel_consent USING btree (account_id, channel, id DESC);
CREATE INDEX channel_consent_by_address ON channel_consent USING btree (channel, address);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON channel_consent
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();

-- A house verified for children: two of staff who opened its document approve.
CREATE TABLE child_grade (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  reason text NOT NULL,
  -- The last valid day of that document; null if it has no end.
  valid_until date,
  first_by uuid NOT NULL,
  first_at timestamptz NOT NULL,
  second_by uuid,
  second_at timestamptz,
  -- When it ended, or when the first approval was rejected.
  ended_at timestamptz,
  CONSTRAINT child_grade_pkey PRIMARY KEY (id),
  CONSTRAINT child_grade_reason_check CHECK (reason <> ''::text),
  CONSTRAINT child_grade_seconded_by_somebody CHECK ((second_by IS NULL) = (second_at IS NULL)),
  CONSTRAINT child_grade_first_by_fkey FOREIGN KEY (first_by) REFERENCES staff_member(id),
  CONSTRAINT child_grade_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT child_grade_second_by_fkey FOREIGN KEY (second_by) REFERENCES staff_member(id)
);
CREATE INDEX child_grade_by_house ON child_grade USING btree (production_house_id);
CREATE INDEX child_grade_in_force ON child_grade USING btree (production_house_id) WHERE second_at IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX child_grade_one_waiting ON child_grade USING btree (production_house_id) WHERE second_at IS NULL AND ended_at IS NULL;
CREATE TRIGGER check_child_grade BEFORE INSERT OR UPDATE OF first_by, second_by ON child_grade
  FOR EACH ROW
  EXECUTE FUNCTION check_child_grade();
CREATE TRIGGER hide_children_from_house AFTER UPDATE OF ended_at ON child_grade
  FOR EACH ROW WHEN (new.ended_at IS NOT NULL AND new.second_at IS NOT NULL)
  EXECUTE FUNCTION hide_children_from_house();
CREATE TRIGGER require_second_person BEFORE INSERT OR UPDATE OF second_by ON child_grade
  FOR EACH ROW WHEN (new.second_by IS NOT NULL)
  EXECUTE FUNCTION require('KD273', 'an independent second person is needed', 'may_be_second_person($1.first_by, $1.second_by, $1.second_at)
      and still_is($1.first_by, ''{moderator,owner}'')');

CREATE TABLE client (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  image_url text NOT NULL,
  -- Also their order: a client whom staff move behind a newer one becomes newer.
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT client_pkey PRIMARY KEY (id)
);
CREATE INDEX client_by_age ON client USING btree (created_at, id);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON client
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

-- What a viewer of a share link says. All null once taken back.
CREATE TABLE client_response (
  client_viewer_id uuid NOT NULL,
  application_id uuid NOT NULL,
  pick client_pick,
  rating smallint,
  comment text,
  changed_at timestamptz NOT NULL,
  CONSTRAINT client_response_pkey PRIMARY KEY (client_viewer_id, application_id),
  CONSTRAINT client_response_comment_check CHECK (length(comment) >= 1 AND length(comment) <= 500),
  CONSTRAINT client_response_rating_check CHECK (rating >= 1 AND rating <= 5),
  CONSTRAINT client_response_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT client_response_client_viewer_id_fkey FOREIGN KEY (client_viewer_id) REFERENCES client_viewer(id) ON DELETE CASCADE
);
CREATE INDEX client_response_by_application ON client_response USING btree (application_id);
CREATE TRIGGER notify_house_of_response AFTER INSERT OR UPDATE ON client_response
  FOR EACH ROW
  EXECUTE FUNCTION notify_house_of_response();

-- A person who opened a share link: by the name they gave, or the email they proved.
CREATE TABLE client_viewer (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  board_share_link_id uuid NOT NULL,
  name text NOT NULL,
  mailbox text,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT client_viewer_pkey PRIMARY KEY (id),
  CONSTRAINT client_viewer_board_share_link_id_mailbox_key UNIQUE (board_share_link_id, mailbox),
  CONSTRAINT client_viewer_token_hash_key UNIQUE (token_hash),
  CONSTRAINT client_viewer_name_check CHECK (name <> ''::text),
  CONSTRAINT client_viewer_board_share_link_id_fkey FOREIGN KEY (board_share_link_id) REFERENCES board_share_link(id) ON DELETE CASCADE
);
CREATE TRIGGER limit_rows AFTER INSERT ON client_viewer
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('board_share_link', 'board_share_link_id', '25', 'KD221');
CREATE TRIGGER require_email BEFORE INSERT OR UPDATE OF mailbox, board_share_link_id ON client_viewer
  FOR EACH ROW
  EXECUTE FUNCTION require('KD222', 'a viewer proves an email where the link asks for one', 'exists (
    select from board_share_link where id = $1.board_share_link_id and proves_email = ($1.mailbox is not null)
  )');

-- Whose contacts an account was shown: at most 30 casting calls per day in India.
CREATE TABLE contact_view (
  account_id uuid NOT NULL,
  day date NOT NULL,
  job_ids uuid[] NOT NULL,
  CONSTRAINT contact_view_pkey PRIMARY KEY (account_id, day),
  CONSTRAINT contact_view_job_ids_check CHECK (cardinality(job_ids) >= 1 AND cardinality(job_ids) <= 30),
  CONSTRAINT contact_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX contact_view_by_day ON contact_view USING btree (day);

-- Words of a piece of content that are not public yet; one draft per piece.
CREATE TABLE content_draft (
  kind text NOT NULL,
  -- The id of a project or plan; `site` for what exists once.
  key text NOT NULL,
  words jsonb NOT NULL,
  -- Changes with every save, so that no unseen one is overwritten.
  revision uuid NOT NULL DEFAULT gen_random_uuid(),
  saved_by uuid NOT NULL,
  saved_at timestamptz NOT NULL,
  -- When somebody who may not publish it asked for approval.
  asked_at timestamptz,
  publishes_at timestamptz,
  scheduled_by uuid,
  CONSTRAINT content_draft_pkey PRIMARY KEY (kind, key),
  CONSTRAINT content_draft_key_check CHECK (key ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT content_draft_kind_check CHECK (kind = ANY (ARRAY['project'::text, 'clients'::text, 'banners'::text, 'featured'::text, 'services'::text, 'plan'::text, 'about'::text, 'legal'::text])),
  CONSTRAINT content_draft_scheduled_whole CHECK ((publishes_at IS NULL) = (scheduled_by IS NULL)),
  CONSTRAINT content_draft_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES staff_member(id),
  CONSTRAINT content_draft_scheduled_by_fkey FOREIGN KEY (scheduled_by) REFERENCES staff_member(id)
);
CREATE INDEX content_draft_by_due ON content_draft USING btree (publishes_at) WHERE publishes_at IS NOT NULL;

-- Public content in other languages. Missing texts are shown in English.
CREATE TABLE content_translation (
  kind text NOT NULL,
  -- As in content_version; legal texts with version: `terms-2`.
  key text NOT NULL,
  language text NOT NULL,
  -- By the path in the English words, such as `banners.0.alt`.
  texts jsonb NOT NULL,
  CONSTRAINT content_translation_pkey PRIMARY KEY (kind, key, language),
  CONSTRAINT content_translation_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text AND language <> 'en'::text),
  CONSTRAINT content_translation_texts_check CHECK (jsonb_typeof(texts) = 'object'::text AND texts <> '{}'::jsonb)
);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON content_translation
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

-- What was public of each piece, and since when. The latest is public now.
CREATE TABLE content_version (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  key text NOT NULL,
  -- Null from when a piece was removed from the site.
  words jsonb,
  -- Null for what was there before staff first edited it.
  published_by uuid,
  published_at timestamptz NOT NULL,
  CONSTRAINT content_version_pkey PRIMARY KEY (id),
  CONSTRAINT content_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES staff_member(id)
);
CREATE INDEX content_version_of_piece ON content_version USING btree (kind, key, place DESC);

-- The conversation about an application. The house writes the first message.
CREATE TABLE conversation (
  application_id uuid NOT NULL,
  talent_id uuid NOT NULL,
  production_house_id uuid NOT NULL,
  -- The place of its last message, 0 for none.
  last_of_house integer NOT NULL DEFAULT 0,
  last_of_talent integer NOT NULL DEFAULT 0,
  -- The place of the last message of the talent that it has read.
  read_by_house integer NOT NULL DEFAULT 0,
  read_by_talent integer NOT NULL DEFAULT 0,
  house_read_at timestamptz,
  talent_read_at timestamptz,
  written_at timestamptz NOT NULL,
  CONSTRAINT conversation_pkey PRIMARY KEY (application_id),
  CONSTRAINT conversation_house_reads_what_talent_wrote CHECK (read_by_house <= last_of_talent),
  CONSTRAINT conversation_talent_reads_what_house_wrote CHECK (read_by_talent <= last_of_house),
  CONSTRAINT conversation_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT conversation_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT conversation_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX conversation_by_house ON conversation USING btree (production_house_id, written_at DESC, application_id DESC);
CREATE INDEX conversation_by_talent ON conversation USING btree (talent_id, written_at DESC, application_id DESC);
CREATE INDEX conversation_unread_by_house ON conversation USING btree (production_house_id) WHERE last_of_talent > read_by_house;
CREATE INDEX conversation_unread_by_talent ON conversation USING btree (talent_id) WHERE last_of_house > read_by_talent;
CREATE TRIGGER notify_participants AFTER UPDATE ON conversation
  FOR EACH ROW WHEN (new.read_by_house > old.read_by_house OR new.read_by_talent > old.read_by_talent OR new.last_of_house > old.last_of_house OR new.last_of_talent > old.last_of_talent)
  EXECUTE FUNCTION notify_participants();

CREATE TABLE conversation_block (
  talent_id uuid NOT NULL,
  production_house_id uuid NOT NULL,
  party application_party NOT NULL,
  account_id uuid,
  blocked_at timestamptz NOT NULL,
  CONSTRAINT conversation_block_pkey PRIMARY KEY (talent_id, production_house_id, party),
  CONSTRAINT conversation_block_party_check CHECK (party <> 'system'::application_party),
  CONSTRAINT conversation_block_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT conversation_block_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT conversation_block_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX conversation_block_by_account ON conversation_block USING btree (account_id);
CREATE INDEX conversation_block_by_house ON conversation_block USING btree (production_house_id);
CREATE TRIGGER lock_talent BEFORE INSERT ON conversation_block
  FOR EACH ROW
  EXECUTE FUNCTION lock_talent();
CREATE TRIGGER mute_blocked AFTER INSERT ON conversation_block
  FOR EACH ROW WHEN (new.party = 'talent'::application_party)
  EXECUTE FUNCTION mute_blocked();
CREATE TRIGGER unmute_unblocked AFTER DELETE ON conversation_block
  FOR EACH ROW WHEN (old.party = 'talent'::application_party)
  EXECUTE FUNCTION mute_blocked();

-- An attachment: first being uploaded, then complete, then sent with a message.
CREATE TABLE conversation_file (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  account_id uuid,
  kind attachment_kind NOT NULL,
  name text NOT NULL,
  bytes bigint NOT NULL,
  file text,
  poster text,
  state media_state NOT NULL DEFAULT 'processing'::media_state,
  expires_at timestamptz NOT NULL,
  message_id uuid,
  position smallint,
  CONSTRAINT conversation_file_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_file_message_id_position_key UNIQUE (message_id, "position"),
  CONSTRAINT conversation_file_bytes_check CHECK (bytes > 0),
  CONSTRAINT conversation_file_has_position_in_message CHECK ((message_id IS NULL) = ("position" IS NULL)),
  CONSTRAINT conversation_file_position_check CHECK ("position" >= 0 AND "position" <= 4),
  CONSTRAINT conversation_file_sent_is_complete CHECK (message_id IS NULL OR file IS NOT NULL),
  CONSTRAINT conversation_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT conversation_file_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT conversation_file_file_fkey FOREIGN KEY (file) REFERENCES media_file(name),
  CONSTRAINT conversation_file_message_id_fkey FOREIGN KEY (message_id) REFERENCES conversation_message(id) ON DELETE CASCADE,
  CONSTRAINT conversation_file_poster_fkey FOREIGN KEY (poster) REFERENCES media_file(name)
);
CREATE INDEX conversation_file_by_account ON conversation_file USING btree (account_id);
CREATE INDEX conversation_file_by_application ON conversation_file USING btree (application_id);
CREATE INDEX conversation_file_by_file ON conversation_file USING btree (file) WHERE file IS NOT NULL;
CREATE INDEX conversation_file_by_poster ON conversation_file USING btree (poster) WHERE poster IS NOT NULL;
CREATE INDEX conversation_file_unsent ON conversation_file USING btree (expires_at) WHERE message_id IS NULL;

CREATE TABLE conversation_message (
  -- Made by the writer's browser: sent twice, it is stored once.
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  place integer NOT NULL,
  party application_party NOT NULL,
  account_id uuid,
  -- Who wrote for the talent, by which mandate. Null if the talent did.
  actor_id uuid,
  mandate_id uuid,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  urgent boolean NOT NULL DEFAULT false,
  CONSTRAINT conversation_message_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_message_application_id_place_key UNIQUE (application_id, place),
  CONSTRAINT conversation_message_check CHECK (NOT urgent OR party = 'house'::application_party),
  CONSTRAINT conversation_message_party_check CHECK (party <> 'system'::application_party),
  CONSTRAINT conversation_message_text_check CHECK (length(text) >= 1 AND length(text) <= 4000),
  CONSTRAINT conversation_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT conversation_message_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT conversation_message_application_id_fkey FOREIGN KEY (application_id) REFERENCES conversation(application_id) ON DELETE CASCADE,
  CONSTRAINT conversation_message_by_mandate FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE SET NULL
);
CREATE INDEX conversation_message_by_account ON conversation_message USING btree (account_id);
CREATE INDEX conversation_message_by_actor ON conversation_message USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX conversation_message_by_mandate ON conversation_message USING btree (mandate_id) WHERE mandate_id IS NOT NULL;
CREATE TRIGGER accept_message BEFORE INSERT ON conversation_message
  FOR EACH ROW
  EXECUTE FUNCTION accept_message();
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON conversation_message
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON conversation_message
  FOR EACH ROW WHEN (new.party = 'house'::application_party)
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER update_conversation AFTER INSERT ON conversation_message
  FOR EACH ROW
  EXECUTE FUNCTION update_conversation();

CREATE TABLE conversation_report (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid,
  message_id uuid,
  party application_party NOT NULL,
  account_id uuid,
  reason report_reason NOT NULL,
  text text NOT NULL DEFAULT ''::text,
  -- Both names and the last messages at that time.
  snapshot jsonb NOT NULL,
  reported_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT conversation_report_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_report_closed_after_reported CHECK (closed_at >= reported_at),
  CONSTRAINT conversation_report_party_check CHECK (party <> 'system'::application_party),
  CONSTRAINT conversation_report_text_check CHECK (length(text) <= 2000),
  CONSTRAINT conversation_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT conversation_report_application_id_fkey FOREIGN KEY (application_id) REFERENCES conversation(application_id) ON DELETE SET NULL,
  CONSTRAINT conversation_report_message_id_fkey FOREIGN KEY (message_id) REFERENCES conversation_message(id) ON DELETE SET NULL
);
CREATE INDEX conversation_report_by_account ON conversation_report USING btree (account_id);
CREATE INDEX conversation_report_by_message ON conversation_report USING btree (message_id);
CREATE UNIQUE INDEX conversation_report_one_open ON conversation_report USING btree (application_id, account_id) WHERE closed_at IS NULL;
CREATE INDEX conversation_report_open ON conversation_report USING btree (reported_at) WHERE closed_at IS NULL;

CREATE TABLE data_export (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  state data_export_state NOT NULL DEFAULT 'gathering'::data_export_state,
  tries smallint NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  next_from timestamptz NOT NULL,
  ready_at timestamptz,
  ends_at timestamptz,
  file text,
  bytes bigint,
  CONSTRAINT data_export_pkey PRIMARY KEY (id),
  CONSTRAINT data_export_too_soon EXCLUDE USING gist (account_id WITH =, tstzrange(asked_at, next_from) WITH &&) WHERE (state <> 'failed'::data_export_state),
  CONSTRAINT data_export_ends_after_ready CHECK (ends_at > ready_at),
  CONSTRAINT data_export_next_is_later CHECK (next_from > asked_at),
  CONSTRAINT data_export_ready_has_file CHECK ((state = 'ready'::data_export_state) = (file IS NOT NULL)),
  CONSTRAINT data_export_ready_is_complete CHECK ((state = ANY (ARRAY['ready'::data_export_state, 'ended'::data_export_state])) = (num_nonnulls(ready_at, ends_at, bytes) = 3)),
  CONSTRAINT data_export_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT data_export_file_fkey FOREIGN KEY (file) REFERENCES media_file(name)
);
CREATE INDEX data_export_by_account ON data_export USING btree (account_id, asked_at DESC);
CREATE INDEX data_export_by_file ON data_export USING btree (file) WHERE file IS NOT NULL;
CREATE UNIQUE INDEX data_export_gathering ON data_export USING btree (account_id) WHERE state = 'gathering'::data_export_state;
CREATE INDEX data_export_ready ON data_export USING btree (ends_at) WHERE state = 'ready'::data_export_state;

-- The sealed PDF of signed terms in each language: both sides download the same bytes.
CREATE TABLE deal_memo (
  offer_terms_id uuid NOT NULL,
  language text NOT NULL,
  file bytea NOT NULL,
  sha256 text NOT NULL GENERATED ALWAYS AS (encode(sha256(file), 'hex'::text)) STORED,
  CONSTRAINT deal_memo_pkey PRIMARY KEY (offer_terms_id, language),
  CONSTRAINT deal_memo_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT deal_memo_offer_terms_id_fkey FOREIGN KEY (offer_terms_id) REFERENCES offer_terms(id) ON DELETE CASCADE
);
CREATE TRIGGER reject_change BEFORE UPDATE ON deal_memo
  FOR EACH ROW
  EXECUTE FUNCTION reject('KD060', 'what was signed never changes');

-- A decision that a house sent to the talent, or will send at a set time.
CREATE TABLE decision (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  request_id uuid NOT NULL,
  application_id uuid NOT NULL,
  kind decision_kind NOT NULL,
  -- What the house wrote to the talent. Null for our own words.
  text text,
  account_id uuid,
  decided_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- When it was taken back, or its application had moved elsewhere.
  cancelled_at timestamptz,
  CONSTRAINT decision_pkey PRIMARY KEY (id),
  CONSTRAINT decision_request_id_application_id_key UNIQUE (request_id, application_id),
  CONSTRAINT decision_check CHECK (sent_at IS NULL OR cancelled_at IS NULL),
  CONSTRAINT decision_check1 CHECK (text IS NULL OR kind = 'not_selected'::decision_kind),
  CONSTRAINT decision_text_check CHECK (text <> ''::text),
  CONSTRAINT decision_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT decision_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX decision_by_account ON decision USING btree (account_id);
CREATE INDEX decision_by_application ON decision USING btree (application_id, sent_at);
CREATE UNIQUE INDEX decision_waiting ON decision USING btree (application_id) WHERE sent_at IS NULL AND cancelled_at IS NULL;
CREATE TRIGGER reject_for_removed BEFORE INSERT ON decision
  FOR EACH ROW WHEN (new.kind <> 'not_selected'::decision_kind)
  EXECUTE FUNCTION reject_for_removed();
CREATE TRIGGER require_reason_to_send BEFORE INSERT OR UPDATE OF sent_at ON decision
  FOR EACH ROW WHEN (new.sent_at IS NOT NULL)
  EXECUTE FUNCTION require('KD320', 'its application is not in the stage of this decision', 'exists (
    select from application where id = $1.application_id and case $1.kind
      when ''reopened'' then stage <> ''not_selected'' else stage::text = $1.kind::text end
  )');

-- Texts that staff add to what they write when they decide about a call or a document.
CREATE TABLE decision_reason (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The decision, or the ground on which something is refused for good.
  kind text NOT NULL,
  text_en text NOT NULL,
  text_hi text NOT NULL,
  -- Null for what the site began with.
  saved_by uuid,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT decision_reason_pkey PRIMARY KEY (id),
  CONSTRAINT decision_reason_kind_check CHECK (kind = ANY (ARRAY['call_change'::text, 'take_down'::text, 'document_change'::text, 'identity'::text, 'fraud'::text, 'copied'::text, 'unsafe'::text, 'child_permit'::text, 'not_casting'::text])),
  CONSTRAINT decision_reason_text_en_check CHECK (text_en <> ''::text),
  CONSTRAINT decision_reason_text_hi_check CHECK (text_hi <> ''::text),
  CONSTRAINT decision_reason_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES staff_member(id)
);

-- A changed email, which a link sent to the old email can undo if it was a stranger.
CREATE TABLE email_change (
  -- The token is computed from it with our key and is only in the email.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  old_email text NOT NULL,
  token_hash bytea NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT email_change_pkey PRIMARY KEY (id),
  CONSTRAINT email_change_token_hash_key UNIQUE (token_hash),
  CONSTRAINT email_change_expires_within_8_days CHECK (expires_at > changed_at AND expires_at <= (changed_at + '8 days'::interval)),
  CONSTRAINT email_change_old_email_check CHECK (old_email = lower(old_email)),
  CONSTRAINT email_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX email_change_by_account ON email_change USING btree (account_id);
CREATE INDEX email_change_by_expiry ON email_change USING btree (expires_at);

CREATE TABLE featured_talent (
  talent_id uuid NOT NULL,
  place integer NOT NULL,
  CONSTRAINT featured_talent_pkey PRIMARY KEY (talent_id),
  CONSTRAINT featured_talent_place_key UNIQUE (place),
  CONSTRAINT featured_talent_place_check CHECK (place > 0),
  CONSTRAINT featured_talent_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON featured_talent
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

-- What a side says of the other after the last day of work. The other side never reads it.
CREATE TABLE feedback (
  application_id uuid NOT NULL,
  party application_party NOT NULL,
  -- Whether the talent came on time and prepared.
  punctual boolean,
  work_again boolean,
  terms_kept boolean,
  -- Whether the house treated them with respect and kept them safe.
  safe boolean,
  note text NOT NULL DEFAULT ''::text,
  account_id uuid,
  given_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT feedback_pkey PRIMARY KEY (application_id, party),
  CONSTRAINT feedback_answers_own_questions CHECK (
CASE party
    WHEN 'house'::application_party THEN num_nulls(punctual, work_again) = 0 AND num_nulls(terms_kept, safe) = 2
    WHEN 'talent'::application_party THEN num_nulls(terms_kept, safe) = 0 AND num_nulls(punctual, work_again) = 2
    ELSE false
END),
  CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT feedback_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX feedback_by_account ON feedback USING btree (account_id);
CREATE TRIGGER reject_late_change BEFORE UPDATE OF changed_at ON feedback
  FOR EACH ROW WHEN ((new.changed_at AT TIME ZONE 'Asia/Kolkata'::text)::date > ((old.given_at AT TIME ZONE 'Asia/Kolkata'::text)::date + 14))
  EXECUTE FUNCTION reject('KD067', 'it was given more than 14 days ago');
CREATE TRIGGER require_work_done BEFORE INSERT ON feedback
  FOR EACH ROW
  EXECUTE FUNCTION require('KD066', 'its last day of work has not passed', 'exists (
    select from pay_due where application_id = $1.application_id
      and last_day < ($1.given_at at time zone ''Asia/Kolkata'')::date)');

CREATE TABLE flag_phrase (
  version integer NOT NULL,
  kind text NOT NULL,
  -- In small letters. `word*` is any ending; a `*` alone is up to three words.
  phrase text NOT NULL,
  weight integer NOT NULL,
  CONSTRAINT flag_phrase_pkey PRIMARY KEY (version, kind, phrase),
  CONSTRAINT flag_phrase_kind_check CHECK (kind = ANY (ARRAY['money'::text, 'contact'::text, 'unsafe'::text])),
  CONSTRAINT flag_phrase_phrase_check CHECK (phrase <> ''::text),
  CONSTRAINT flag_phrase_weight_check CHECK (weight >= 1 AND weight <= 100),
  CONSTRAINT flag_phrase_version_fkey FOREIGN KEY (version) REFERENCES flag_rules(version)
);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON flag_phrase
  FOR EACH ROW
  EXECUTE FUNCTION reject_change();

-- Each save of the flag rules; the last version is in use.
CREATE TABLE flag_rules (
  version integer NOT NULL,
  -- From this sum of weights on, a casting call is flagged.
  threshold integer NOT NULL,
  saved_at timestamptz NOT NULL,
  -- Null for the version that the site began with.
  saved_by uuid,
  CONSTRAINT flag_rules_pkey PRIMARY KEY (version),
  CONSTRAINT flag_rules_threshold_check CHECK (threshold >= 1 AND threshold <= 100),
  CONSTRAINT flag_rules_version_check CHECK (version > 0),
  CONSTRAINT flag_rules_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES staff_member(id)
);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON flag_rules
  FOR EACH ROW
  EXECUTE FUNCTION reject_change();

-- Every webhook event of the gateway, once, byte for byte as it arrived.
CREATE TABLE gateway_event (
  id text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  CONSTRAINT gateway_event_pkey PRIMARY KEY (id)
);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE OR TRUNCATE ON gateway_event
  FOR EACH STATEMENT
  EXECUTE FUNCTION reject_change();

-- A finished sign-in that the same browser can exchange for a session once.
CREATE TABLE google_exchange (
  code_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT google_exchange_pkey PRIMARY KEY (code_hash),
  CONSTRAINT google_exchange_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX google_exchange_by_account ON google_exchange USING btree (account_id);
CREATE INDEX google_exchange_by_expiry ON google_exchange USING btree (expires_at);

CREATE TABLE google_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  role account_role NOT NULL,
  account_id uuid NOT NULL,
  linked_at timestamptz NOT NULL,
  CONSTRAINT google_identity_pkey PRIMARY KEY (issuer, subject, role),
  CONSTRAINT google_identity_account_id_key UNIQUE (account_id),
  CONSTRAINT google_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

-- Someone who signed in with Google and will register in the same browser.
CREATE TABLE google_registration (
  code_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT google_registration_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX google_registration_by_expiry ON google_registration USING btree (expires_at);

-- A sign-in that is at Google now, bound to the browser that started it.
CREATE TABLE google_sign_in (
  browser_hash bytea NOT NULL,
  role account_role NOT NULL,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT google_sign_in_pkey PRIMARY KEY (browser_hash)
);
CREATE INDEX google_sign_in_by_expiry ON google_sign_in USING btree (expires_at);

-- A guardian of a child, who may have several: named, confirmed by a code, and consenting. Rows are kept.
CREATE TABLE guardian (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  name text NOT NULL,
  relation guardian_relation NOT NULL,
  mobile text,
  email text,
  -- Where links and codes go. Guardians with the same contact are one person.
  contact text NOT NULL,
  -- Whether it has the mobile number of the child's account, by triggers.
  runs_account boolean NOT NULL DEFAULT false,
  requested_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  consent_version text,
  consent_language text NOT NULL DEFAULT 'en'::text,
  consented_at timestamptz,
  withdrawn_at timestamptz,
  -- Whether verified production houses find the child in lists and searches.
  listed boolean NOT NULL DEFAULT false,
  -- Whether the home page shows the child's first name on the birthday.
  birthday_greeting boolean NOT NULL DEFAULT false,
  -- Whether the child applies, chooses audition times and sends tapes without asking. A role is always asked
  -- about.
  applies_alone boolean NOT NULL DEFAULT false,
  -- Whether houses may show the child to clients who proved their email, for seven days at most.
  shown_to_clients boolean NOT NULL DEFAULT false,
  -- When the person said that it is not their child. Their link ended.
  disowned_at timestamptz,
  -- When staff compared the relation of a verified guardian to this child. Nobody sees the child before.
  relation_verified_at timestamptz,
  CONSTRAINT guardian_pkey PRIMARY KEY (id),
  CONSTRAINT guardian_of_child UNIQUE (id, talent_id),
  CONSTRAINT guardian_consent_language_check CHECK (consent_language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT guardian_consents_after_code CHECK (consented_at IS NULL OR confirmed_at IS NOT NULL AND consent_version IS NOT NULL),
  CONSTRAINT guardian_disowns_after_withdrawal CHECK (disowned_at IS NULL OR withdrawn_at IS NOT NULL),
  CONSTRAINT guardian_has_contact CHECK (COALESCE(contact = mobile, false) OR COALESCE(contact = email, false)),
  CONSTRAINT guardian_mobile_check CHECK (mobile ~ '^\+[1-9]\d{6,14}$'::text),
  CONSTRAINT guardian_withdraws_after_consent CHECK (withdrawn_at >= COALESCE(consented_at, requested_at)),
  CONSTRAINT guardian_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX guardian_by_contact ON guardian USING btree (contact);
CREATE INDEX guardian_by_mailbox ON guardian USING btree (mailbox(contact));
CREATE INDEX guardian_by_talent ON guardian USING btree (talent_id);
CREATE UNIQUE INDEX guardian_current ON guardian USING btree (talent_id, mailbox(contact)) WHERE withdrawn_at IS NULL;
CREATE TRIGGER check_guardian BEFORE INSERT ON guardian
  FOR EACH ROW
  EXECUTE FUNCTION check_guardian();
CREATE TRIGGER delete_unused_proof AFTER DELETE ON guardian
  FOR EACH ROW
  EXECUTE FUNCTION delete_unused_proof();
CREATE TRIGGER end_entered_email AFTER INSERT ON guardian
  FOR EACH ROW
  EXECUTE FUNCTION end_entered_email('It is the email of a guardian.', 'account_id = $1.talent_id and is_email_of_guardian(account_id, new_value)');
CREATE TRIGGER end_mandate_of_guardian AFTER UPDATE OF withdrawn_at ON guardian
  FOR EACH ROW WHEN (new.withdrawn_at IS NOT NULL)
  EXECUTE FUNCTION end_mandate_of_guardian();
CREATE TRIGGER end_permission AFTER UPDATE OF withdrawn_at ON guardian
  FOR EACH ROW WHEN (new.withdrawn_at IS NOT NULL AND new.consented_at IS NOT NULL)
  EXECUTE FUNCTION end_permission('talent_id', 'withdrawn_at');
CREATE TRIGGER refresh_visibility_dates AFTER INSERT OR UPDATE OF consented_at, withdrawn_at, listed, relation_verified_at ON guardian
  FOR EACH ROW
  EXECUTE FUNCTION refresh_visibility_dates('talent_id');
CREATE TRIGGER reject_change_of_guardian_consent BEFORE UPDATE ON guardian
  FOR EACH ROW WHEN (old.withdrawn_at IS NOT NULL AND NOT old.disowned_at IS DISTINCT FROM new.disowned_at OR old.id IS DISTINCT FROM new.id OR old.talent_id IS DISTINCT FROM new.talent_id OR old.name IS DISTINCT FROM new.name OR old.relation IS DISTINCT FROM new.relation OR old.mobile IS DISTINCT FROM new.mobile OR old.email IS DISTINCT FROM new.email OR old.contact IS DISTINCT FROM new.contact OR old.requested_at IS DISTINCT FROM new.requested_at OR old.runs_account > new.runs_account OR old.confirmed_at <> COALESCE(new.confirmed_at, 'infinity'::timestamptz) OR old.consented_at <> COALESCE(new.consented_at, 'infinity'::timestamptz) OR old.consent_version <> COALESCE(new.consent_version, ''::text) OR old.relation_verified_at IS DISTINCT FROM new.relation_verified_at AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject('KD010', 'it can only be added, and withdrawn once');
CREATE TRIGGER reject_deletion_of_guardian_consent BEFORE DELETE ON guardian
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject('KD010', 'it can only be added, and withdrawn once');

-- What a child prepared, and what the guardian decided. Houses see neither.
CREATE TABLE guardian_decision (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  job_id uuid NOT NULL,
  kind guardian_decision_kind NOT NULL,
  -- The casting call of an application, the application of an audition or conversation, the tape, offer or
  -- invitation.
  subject_id uuid NOT NULL,
  -- The form of an application, or the chosen audition slot.
  prepared jsonb NOT NULL DEFAULT '{}'::jsonb,
  asked_at timestamptz NOT NULL,
  decided_at timestamptz,
  approved boolean,
  guardian_id uuid,
  CONSTRAINT guardian_decision_pkey PRIMARY KEY (id),
  CONSTRAINT guardian_decision_is_whole CHECK (num_nulls(decided_at, approved, guardian_id) = ANY (ARRAY[0, 3])),
  CONSTRAINT guardian_decision_guardian_id_talent_id_fkey FOREIGN KEY (guardian_id, talent_id) REFERENCES guardian(id, talent_id) ON DELETE CASCADE,
  CONSTRAINT guardian_decision_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT guardian_decision_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX guardian_decision_by_guardian ON guardian_decision USING btree (guardian_id, talent_id);
CREATE INDEX guardian_decision_by_job ON guardian_decision USING btree (job_id);
CREATE INDEX guardian_decision_by_subject ON guardian_decision USING btree (subject_id);
CREATE INDEX guardian_decision_by_talent ON guardian_decision USING btree (talent_id, asked_at);
CREATE UNIQUE INDEX guardian_decision_waiting ON guardian_decision USING btree (talent_id, kind, subject_id) WHERE decided_at IS NULL;
CREATE TRIGGER reject_for_removed BEFORE INSERT ON guardian_decision
  FOR EACH ROW WHEN (new.approved IS DISTINCT FROM false)
  EXECUTE FUNCTION reject_for_removed();
CREATE TRIGGER reject_second_decision BEFORE UPDATE ON guardian_decision
  FOR EACH ROW WHEN (old.decided_at IS NOT NULL)
  EXECUTE FUNCTION reject('KD017', 'the guardian has decided');

-- How a guardian proved who they are, once, and the relation to each child: staff decide again about one
-- added later.
CREATE TABLE guardian_proof (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Of the contact of the guardian, which is the mobile number itself if it is one.
  mailbox text NOT NULL,
  mobile text NOT NULL,
  mobile_proven_at timestamptz NOT NULL,
  -- The name of the adult whom DigiLocker identified.
  digilocker_name text,
  state guardian_proof_state NOT NULL DEFAULT 'mobile'::guardian_proof_state,
  kind guardian_document_kind,
  -- Only until staff decide: a copy of an identity document is not kept.
  file text,
  -- The birth certificate of the child, or what else shows the relation.
  relation_file text,
  reason text,
  sent_at timestamptz,
  decided_at timestamptz,
  -- When staff first verified the guardian, whose identity is final since.
  identified_at timestamptz,
  CONSTRAINT guardian_proof_pkey PRIMARY KEY (id),
  CONSTRAINT guardian_proof_mailbox_key UNIQUE (mailbox),
  CONSTRAINT guardian_proof_by_digilocker CHECK (kind <> 'digilocker'::guardian_document_kind OR digilocker_name IS NOT NULL),
  CONSTRAINT guardian_proof_decided_with_time CHECK ((decided_at IS NOT NULL) = (state = ANY (ARRAY['verified'::guardian_proof_state, 'rejected'::guardian_proof_state]))),
  CONSTRAINT guardian_proof_digilocker_name_check CHECK (digilocker_name <> ''::text),
  CONSTRAINT guardian_proof_files_while_waiting CHECK ((relation_file IS NOT NULL) = (state = 'waiting'::guardian_proof_state)),
  CONSTRAINT guardian_proof_mobile_check CHECK (mobile ~ '^\+[1-9]\d{6,14}$'::text),
  CONSTRAINT guardian_proof_reason_check CHECK (reason <> ''::text),
  CONSTRAINT guardian_proof_rejected_with_reason CHECK ((reason IS NOT NULL) = (state = 'rejected'::guardian_proof_state)),
  CONSTRAINT guardian_proof_sent CHECK ((kind IS NULL) = (state = 'mobile'::guardian_proof_state) AND (sent_at IS NULL) = (state = 'mobile'::guardian_proof_state)),
  CONSTRAINT guardian_proof_shows_identity CHECK ((file IS NOT NULL) = (state = 'waiting'::guardian_proof_state AND kind <> 'digilocker'::guardian_document_kind AND identified_at IS NULL)),
  CONSTRAINT guardian_proof_verified_is_identified CHECK (state <> 'verified'::guardian_proof_state OR identified_at IS NOT NULL),
  CONSTRAINT guardian_proof_file_fkey FOREIGN KEY (file) REFERENCES media_file(name),
  CONSTRAINT guardian_proof_relation_file_fkey FOREIGN KEY (relation_file) REFERENCES media_file(name)
);
CREATE INDEX guardian_proof_by_file ON guardian_proof USING btree (file);
CREATE INDEX guardian_proof_by_relation_file ON guardian_proof USING btree (relation_file);
CREATE INDEX guardian_proof_waiting ON guardian_proof USING btree (sent_at) WHERE state = 'waiting'::guardian_proof_state;
CREATE TRIGGER check_mobile_of_guardian BEFORE INSERT OR UPDATE OF mobile ON guardian_proof
  FOR EACH ROW
  EXECUTE FUNCTION check_mobile_of_guardian();
CREATE TRIGGER reject_change_of_guardian_proof BEFORE UPDATE ON guardian_proof
  FOR EACH ROW WHEN (old.identified_at IS NOT NULL AND (new.state = 'mobile'::guardian_proof_state OR old.mailbox IS DISTINCT FROM new.mailbox OR old.mobile IS DISTINCT FROM new.mobile OR old.kind IS DISTINCT FROM new.kind OR old.digilocker_name IS DISTINCT FROM new.digilocker_name OR old.identified_at IS DISTINCT FROM new.identified_at))
  EXECUTE FUNCTION reject('KD010', 'a verified guardian is not identified again');
CREATE TRIGGER verify_relations AFTER INSERT OR UPDATE OF state ON guardian_proof
  FOR EACH ROW WHEN (new.state = 'verified'::guardian_proof_state)
  EXECUTE FUNCTION verify_relations();

CREATE TABLE house_document (
  owner_id uuid NOT NULL GENERATED ALWAYS AS (COALESCE(production_house_id, talent_id)) STORED,
  production_house_id uuid,
  -- The agency, if it is not the document of a house.
  talent_id uuid,
  kind house_document_kind NOT NULL,
  state house_document_state NOT NULL DEFAULT 'waiting'::house_document_state,
  -- Only until staff decide: a copy of an identity document is not kept.
  file text,
  -- Whether the house also asks for the grade, which takes two of staff.
  for_children boolean NOT NULL DEFAULT false,
  account_id uuid,
  reason text,
  -- Why staff accept no other document, until an appeal is accepted; `reason` says more.
  refused_for text,
  sent_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT house_document_pkey PRIMARY KEY (owner_id),
  CONSTRAINT house_document_production_house_id_key UNIQUE (production_house_id),
  CONSTRAINT house_document_talent_id_key UNIQUE (talent_id),
  CONSTRAINT house_document_decided_with_time CHECK ((decided_at IS NULL) = (state = 'waiting'::house_document_state)),
  CONSTRAINT house_document_for_children_of_house CHECK (talent_id IS NULL OR NOT for_children),
  CONSTRAINT house_document_has_file_while_waiting CHECK ((file IS NOT NULL) = (state = 'waiting'::house_document_state)),
  CONSTRAINT house_document_of_house_or_agency CHECK (num_nonnulls(production_house_id, talent_id) = 1),
  CONSTRAINT house_document_reason_check CHECK (reason <> ''::text),
  CONSTRAINT house_document_refused_for_check CHECK (refused_for = ANY (ARRAY['fraud'::text, 'copied'::text, 'unsafe'::text, 'child_permit'::text, 'not_casting'::text])),
  CONSTRAINT house_document_rejected_with_reason CHECK ((reason IS NOT NULL) = (state = 'rejected'::house_document_state)),
  CONSTRAINT house_document_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT house_document_file_fkey FOREIGN KEY (file) REFERENCES media_file(name),
  CONSTRAINT house_document_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT house_document_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX house_document_by_account ON house_document USING btree (account_id);
CREATE INDEX house_document_by_file ON house_document USING btree (file);
CREATE INDEX house_document_waiting ON house_document USING btree (sent_at) WHERE state = 'waiting'::house_document_state;
CREATE TRIGGER end_first_approval AFTER UPDATE ON house_document
  FOR EACH ROW WHEN (new.state = 'rejected'::house_document_state OR new.sent_at <> old.sent_at)
  EXECUTE FUNCTION end_first_approval();
CREATE TRIGGER reject_document_of_refused BEFORE UPDATE OF state ON house_document
  FOR EACH ROW WHEN (old.refused_for IS NOT NULL AND new.state <> 'rejected'::house_document_state)
  EXECUTE FUNCTION require('KD278', 'it was refused for good', 'false');

CREATE TABLE house_mute (
  talent_id uuid NOT NULL,
  production_house_id uuid NOT NULL,
  muted_at timestamptz NOT NULL,
  CONSTRAINT house_mute_pkey PRIMARY KEY (talent_id, production_house_id),
  CONSTRAINT house_mute_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT house_mute_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX house_mute_by_house ON house_mute USING btree (production_house_id);

CREATE TABLE house_suspension (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  kind suspension_kind NOT NULL,
  -- What the house is told.
  reason text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL,
  confirmed_by uuid,
  confirmed_at timestamptz,
  ended_by uuid,
  -- When it ended, or when the proposal was dismissed.
  ended_at timestamptz,
  CONSTRAINT house_suspension_pkey PRIMARY KEY (id),
  CONSTRAINT house_suspension_confirmed_by_somebody CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT house_suspension_ended_by_somebody CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
  CONSTRAINT house_suspension_reason_check CHECK (reason <> ''::text),
  CONSTRAINT house_suspension_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES staff_member(id),
  CONSTRAINT house_suspension_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES staff_member(id),
  CONSTRAINT house_suspension_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT house_suspension_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff_member(id)
);
CREATE INDEX house_suspension_by_house ON house_suspension USING btree (production_house_id);
CREATE UNIQUE INDEX house_suspension_one_in_force ON house_suspension USING btree (production_house_id) WHERE confirmed_at IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX house_suspension_one_proposed ON house_suspension USING btree (production_house_id) WHERE confirmed_at IS NULL AND ended_at IS NULL;
CREATE TRIGGER free_days_of_banned AFTER INSERT OR UPDATE OF confirmed_at, ended_at ON house_suspension
  FOR EACH ROW WHEN (new.kind = 'ban'::suspension_kind AND new.confirmed_at IS NOT NULL)
  EXECUTE FUNCTION free_days_of_banned();
CREATE TRIGGER require_second_person BEFORE INSERT OR UPDATE OF confirmed_by ON house_suspension
  FOR EACH ROW WHEN (new.confirmed_by IS NOT NULL)
  EXECUTE FUNCTION require('KD273', 'an independent second person is needed', 'may_be_second_person($1.proposed_by, $1.confirmed_by, $1.confirmed_at)
      and still_is($1.proposed_by, ''{moderator,owner}'')');

CREATE TABLE house_webhook (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  -- The owner who added it. It ends when they are an owner no longer.
  account_id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Since when nothing is sent, because it did not work for more than a day.
  paused_at timestamptz,
  CONSTRAINT house_webhook_pkey PRIMARY KEY (id),
  CONSTRAINT house_webhook_events_check CHECK (cardinality(events) > 0 AND events <@ ARRAY['application.received'::text, 'application.stage_changed'::text]),
  CONSTRAINT house_webhook_url_check CHECK (url ~ '^https?://'::text),
  CONSTRAINT house_webhook_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT house_webhook_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE INDEX house_webhook_by_account ON house_webhook USING btree (account_id);
CREATE INDEX house_webhook_by_house ON house_webhook USING btree (production_house_id);
CREATE TRIGGER limit_rows AFTER INSERT ON house_webhook
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('production_house', 'production_house_id', '5', 'KD248');

-- A correction of a person by staff, or a document of a talent for the verified badge. Open until
-- decided_at.
CREATE TABLE identity_check (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  kind text NOT NULL,
  old_value text,
  new_value text,
  asked_by text,
  -- For colleagues and the audit log.
  reason text,
  -- Only until staff decide: a copy of an identity document is not kept.
  file text,
  proposed_by uuid,
  proposed_at timestamptz NOT NULL,
  -- Of the link that proves a new email. The token is computed from the id.
  token_hash bytea,
  decided_by uuid,
  decided_at timestamptz,
  -- Why it did not take effect. Null if it did.
  rejection text,
  CONSTRAINT identity_check_pkey PRIMARY KEY (id),
  CONSTRAINT identity_check_token_hash_key UNIQUE (token_hash),
  CONSTRAINT identity_check_asked_by_check CHECK (asked_by = ANY (ARRAY['person'::text, 'guardian'::text, 'authority'::text])),
  CONSTRAINT identity_check_check CHECK (rejection IS NULL OR decided_at IS NOT NULL),
  CONSTRAINT identity_check_corrects_a_value CHECK (num_nonnulls(new_value, asked_by, reason, proposed_by) =
CASE kind
    WHEN 'badge'::text THEN 0
    ELSE 4
END),
  CONSTRAINT identity_check_file_while_waiting CHECK ((file IS NOT NULL) = ((kind = ANY (ARRAY['badge'::text, 'date_of_birth'::text])) AND decided_at IS NULL)),
  CONSTRAINT identity_check_kind_check CHECK (kind = ANY (ARRAY['badge'::text, 'date_of_birth'::text, 'name'::text, 'email'::text])),
  CONSTRAINT identity_check_link_while_waiting CHECK ((token_hash IS NOT NULL) = (kind = 'email'::text AND decided_at IS NULL)),
  CONSTRAINT identity_check_name_at_once CHECK (kind <> 'name'::text OR decided_at IS NOT NULL),
  CONSTRAINT identity_check_new_value_check CHECK (new_value <> ''::text),
  CONSTRAINT identity_check_of_documents_decided_by_staff CHECK ((kind <> ALL (ARRAY['badge'::text, 'date_of_birth'::text])) OR (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT identity_check_reason_check CHECK (reason <> ''::text),
  CONSTRAINT identity_check_rejection_check CHECK (rejection <> ''::text),
  CONSTRAINT identity_check_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT identity_check_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_member(id),
  CONSTRAINT identity_check_file_fkey FOREIGN KEY (file) REFERENCES media_file(name),
  CONSTRAINT identity_check_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff_member(id)
);
CREATE INDEX identity_check_by_account ON identity_check USING btree (account_id, proposed_at);
CREATE INDEX identity_check_by_file ON identity_check USING btree (file) WHERE file IS NOT NULL;
CREATE UNIQUE INDEX identity_check_open ON identity_check USING btree (account_id, kind) WHERE decided_at IS NULL;
CREATE TRIGGER apply_date_of_birth AFTER UPDATE OF decided_at ON identity_check
  FOR EACH ROW WHEN (new.kind = 'date_of_birth'::text AND new.decided_at IS NOT NULL AND new.rejection IS NULL)
  EXECUTE FUNCTION apply_date_of_birth();
CREATE TRIGGER end_earlier_email BEFORE INSERT ON identity_check
  FOR EACH ROW WHEN (new.kind = 'email'::text)
  EXECUTE FUNCTION end_entered_email('Replaced by another email.', 'account_id = $1.account_id');
CREATE TRIGGER reject_change BEFORE UPDATE ON identity_check
  FOR EACH ROW WHEN (old.decided_at IS NOT NULL)
  EXECUTE FUNCTION reject_change();
CREATE TRIGGER require_email_of_nobody_else BEFORE INSERT ON identity_check
  FOR EACH ROW WHEN (new.kind = 'email'::text)
  EXECUTE FUNCTION require('KD025', 'a guardian has the email', 'not is_email_of_guardian($1.account_id, $1.new_value)');
CREATE TRIGGER require_no_deletion BEFORE INSERT ON identity_check
  FOR EACH ROW WHEN (new.kind = 'email'::text)
  EXECUTE FUNCTION require('KD284', 'the account is to be deleted', 'not exists (select from account_deletion where account_id = $1.account_id)');
CREATE TRIGGER require_no_objection BEFORE INSERT ON identity_check
  FOR EACH ROW WHEN (new.kind = 'email'::text)
  EXECUTE FUNCTION require('KD283', 'an objection waits for an answer', 'not exists (
    select from person_request where account_id = $1.account_id and kind = ''objection'' and closed_at is null
  )');
CREATE TRIGGER require_present_staff BEFORE INSERT ON identity_check
  FOR EACH ROW WHEN (new.kind = 'email'::text)
  EXECUTE FUNCTION require('KD285', 'who enters it may not do so any more', 'exists (
    select from staff_member where id = $1.proposed_by and may_enter_email(staff_member) for share
  )');
CREATE TRIGGER require_second_person BEFORE INSERT OR UPDATE OF decided_by ON identity_check
  FOR EACH ROW WHEN (new.kind = 'date_of_birth'::text AND new.decided_at IS NOT NULL AND new.rejection IS NULL)
  EXECUTE FUNCTION require('KD273', 'an independent second person is needed', 'may_be_second_person($1.proposed_by, $1.decided_by, $1.decided_at)
      and still_is($1.proposed_by, ''{support,owner}'')');

-- A house asks a talent to apply, once. Applying is the acceptance.
CREATE TABLE invitation_to_apply (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL,
  talent_id uuid NOT NULL,
  account_id uuid,
  message text NOT NULL,
  invited_at timestamptz NOT NULL,
  declined_at timestamptz,
  CONSTRAINT invitation_to_apply_pkey PRIMARY KEY (id),
  CONSTRAINT invitation_to_apply_job_id_talent_id_key UNIQUE (job_id, talent_id),
  CONSTRAINT invitation_to_apply_declined_after_invited CHECK (declined_at >= invited_at),
  CONSTRAINT invitation_to_apply_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT invitation_to_apply_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT invitation_to_apply_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX invitation_to_apply_by_account ON invitation_to_apply USING btree (account_id);
CREATE INDEX invitation_to_apply_by_talent ON invitation_to_apply USING btree (talent_id, invited_at DESC);
CREATE TRIGGER check_invitation BEFORE INSERT ON invitation_to_apply
  FOR EACH ROW
  EXECUTE FUNCTION check_invitation();
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON invitation_to_apply
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_leaver();

-- An invoice or credit note. Everything printed on it is kept as it was issued.
CREATE TABLE invoice (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  series invoice_series NOT NULL,
  financial_year text NOT NULL,
  serial integer NOT NULL,
  number text NOT NULL,
  order_id uuid NOT NULL,
  corrects uuid,
  refund_id uuid,
  issued_at timestamptz NOT NULL,
  seller jsonb NOT NULL,
  buyer_name text NOT NULL,
  buyer_state text NOT NULL,
  buyer_gstin text,
  buyer_company text,
  description text NOT NULL,
  price_paise integer NOT NULL,
  discount_paise integer NOT NULL,
  taxable_paise integer NOT NULL,
  cgst_paise integer NOT NULL,
  sgst_paise integer NOT NULL,
  igst_paise integer NOT NULL,
  round_off_paise integer NOT NULL,
  total_paise integer NOT NULL,
  CONSTRAINT invoice_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_number_key UNIQUE (number),
  CONSTRAINT invoice_refund_id_key UNIQUE (refund_id),
  CONSTRAINT invoice_series_financial_year_serial_key UNIQUE (series, financial_year, serial),
  CONSTRAINT invoice_buyer_gstin_check CHECK (buyer_gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$'::text),
  CONSTRAINT invoice_company_has_gstin CHECK ((buyer_gstin IS NULL) = (buyer_company IS NULL) AND (buyer_gstin IS NULL OR buyer_state <> 'Outside India'::text)),
  CONSTRAINT invoice_credit_note_has_refund CHECK ((series = 'credit_note'::invoice_series) = (corrects IS NOT NULL AND refund_id IS NOT NULL)),
  CONSTRAINT invoice_number_check CHECK (length(number) <= 16),
  CONSTRAINT invoice_tax_is_within_or_between_states CHECK (cgst_paise = sgst_paise AND (cgst_paise = 0 OR igst_paise = 0)),
  CONSTRAINT invoice_total_adds_up CHECK ((taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise) = total_paise),
  CONSTRAINT invoice_total_paise_check CHECK (total_paise > 0),
  CONSTRAINT invoice_under_lut_is_untaxed_export CHECK (NOT seller ? 'lut'::text OR buyer_state = 'Outside India'::text AND (cgst_paise + igst_paise) = 0),
  CONSTRAINT invoice_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoice(id),
  CONSTRAINT invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES plan_order(id),
  CONSTRAINT invoice_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id)
);
CREATE INDEX invoice_by_order ON invoice USING btree (order_id);
CREATE UNIQUE INDEX invoice_one_per_order ON invoice USING btree (order_id) WHERE series = 'invoice'::invoice_series;
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice
  FOR EACH STATEMENT
  EXECUTE FUNCTION reject_change();

-- The last number of each series, without gaps: a rollback returns a number.
CREATE TABLE invoice_counter (
  series invoice_series NOT NULL,
  financial_year text NOT NULL,
  last_serial integer NOT NULL,
  CONSTRAINT invoice_counter_pkey PRIMARY KEY (series, financial_year),
  CONSTRAINT invoice_counter_financial_year_check CHECK (financial_year ~ '^\d\d-\d\d$'::text),
  CONSTRAINT invoice_counter_last_serial_check CHECK (last_serial > 0)
);

CREATE TABLE job (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  project_id uuid NOT NULL,
  status job_status NOT NULL,
  -- The status before its house was suspended. Meanwhile it is pending.
  held_status job_status,
  -- Counts what staff decide about, so that they approve the version they read and an appeal ends its own
  -- decision.
  version integer NOT NULL DEFAULT 1,
  -- Why staff rejected the latest version. Null while it waits and when approved.
  rejection text,
  -- Why staff refused it for good, until an appeal is accepted; `rejection` says more.
  refused_for text,
  -- Since when the house takes no applications to this open casting call.
  stopped_at timestamptz,
  -- Since when staff have stopped it: they removed it, or suspended its house.
  on_hold_since timestamptz,
  project_type text NOT NULL,
  project_description text NOT NULL,
  project_description_hi text,
  language_required text NOT NULL,
  spaced_languages text NOT NULL GENERATED ALWAYS AS (spaced_words(language_required)) STORED,
  role_details text NOT NULL,
  role_type role_type NOT NULL,
  positions smallint NOT NULL DEFAULT 1,
  -- Who may apply: anybody, talent through an agency, or the invited.
  open_to job_audience NOT NULL DEFAULT 'all'::job_audience,
  gender job_gender NOT NULL,
  category category NOT NULL,
  age_range text NOT NULL,
  age_from smallint NOT NULL GENERATED ALWAYS AS ("substring"(age_range, '^\d+'::text)::smallint) STORED,
  -- 18-24 ends at 24, 18+ has no end, and a single age ends at itself.
  age_to smallint NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN age_range ~ '\+$'::text THEN 120
    ELSE "substring"(age_range, '\d+$'::text)::smallint::integer
END) STORED,
  height text NOT NULL,
  body_type text NOT NULL,
  skills_needed text NOT NULL,
  spaced_skills text NOT NULL GENERATED ALWAYS AS (spaced_words(skills_needed)) STORED,
  skills_needed_hi text,
  role_description text NOT NULL,
  role_description_hi text,
  phone_number text NOT NULL,
  email text NOT NULL,
  city_location text NOT NULL,
  spaced_location text NOT NULL GENERATED ALWAYS AS (spaced_words(city_location)) STORED,
  audition_type audition_type NOT NULL,
  audition_dates date NOT NULL,
  audition_end_date date,
  shoot_dates date NOT NULL,
  shoot_duration text NOT NULL,
  shoot_days daterange NOT NULL GENERATED ALWAYS AS (shoot_span(shoot_dates, shoot_duration)) STORED,
  application_deadline date NOT NULL,
  closes_at timestamptz NOT NULL GENERATED ALWAYS AS (((application_deadline + 1)::timestamp without time zone AT TIME ZONE 'Asia/Kolkata'::text)) STORED,
  availability_required job_availability NOT NULL,
  compensation text,
  pay integer GENERATED ALWAYS AS (
CASE
    WHEN promises_pay(compensation) THEN pay_in_rupees(compensation)
    ELSE NULL::integer
END) STORED,
  is_paid boolean NOT NULL GENERATED ALWAYS AS (promises_pay(compensation)) STORED,
  image text,
  child_permit_no text,
  -- The hours that a child may work in a day. The contract has the same limit.
  child_daily_hours real,
  child_stretch_hours real,
  child_responsible text,
  scores_parts boolean NOT NULL DEFAULT false,
  -- The house's own stages, in order: round_1 to round_3 of its applications.
  stage_names text[] NOT NULL DEFAULT '{}'::text[],
  -- Of the last 30 days, counted each minute: too many to count per list.
  recent_applications integer NOT NULL DEFAULT 0,
  -- The form that posted it, which is posted once: the posts of a house run one at a time.
  posted_by_request uuid,
  saved_by_request uuid,
  posted_on timestamptz NOT NULL,
  -- When staff or the product approved it. Null while it waits for approval.
  approved_at timestamptz,
  -- When it was last edited; null before. Tells an edit which version it began from.
  updated_at timestamptz,
  -- The words of the search: A city, B language, C type of project, D the rest.
  document tsvector NOT NULL GENERATED ALWAYS AS (((setweight(to_tsvector('simple'::regconfig, city_location), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, language_required), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, project_type), 'C'::"char")) || to_tsvector('simple'::regconfig, (((((((((((role_details || ' '::text) || project_description) || ' '::text) || role_description) || ' '::text) || skills_needed) || ' '::text) || COALESCE(project_description_hi, ''::text)) || ' '::text) || COALESCE(role_description_hi, ''::text)) || ' '::text) || COALESCE(skills_needed_hi, ''::text))) STORED,
  CONSTRAINT job_pkey PRIMARY KEY (id),
  CONSTRAINT job_production_house_id_posted_by_request_posted_on_key UNIQUE (production_house_id, posted_by_request, posted_on),
  CONSTRAINT job_age_range_check CHECK (age_range ~ '^\d{1,2}(\s*-\s*\d{1,2}|\s*\+)?$'::text),
  CONSTRAINT job_age_range_goes_up CHECK (age_from <= age_to),
  CONSTRAINT job_audition_before_shoot CHECK (audition_dates <= COALESCE(audition_end_date, audition_dates) AND COALESCE(audition_end_date, audition_dates) <= shoot_dates),
  CONSTRAINT job_child_daily_hours_check CHECK (child_daily_hours > 0::double precision AND child_daily_hours <= 5::double precision),
  CONSTRAINT job_child_stretch_hours_check CHECK (child_stretch_hours > 0::double precision AND child_stretch_hours <= 3::double precision),
  CONSTRAINT job_held_is_pending CHECK (held_status IS NULL OR status = 'pending'::job_status),
  CONSTRAINT job_held_status_check CHECK (held_status <> 'pending'::job_status),
  CONSTRAINT job_open_is_approved CHECK (status <> 'open'::job_status OR approved_at IS NOT NULL),
  CONSTRAINT job_positions_check CHECK (positions >= 1 AND positions <= 50),
  CONSTRAINT job_project_description_hi_check CHECK (project_description_hi <> ''::text),
  CONSTRAINT job_refused_for_check CHECK (refused_for = ANY (ARRAY['fraud'::text, 'copied'::text, 'unsafe'::text, 'child_permit'::text, 'not_casting'::text])),
  CONSTRAINT job_refused_with_reason CHECK (refused_for IS NULL OR rejection IS NOT NULL AND status <> 'open'::job_status),
  CONSTRAINT job_rejection_check CHECK (rejection <> ''::text),
  CONSTRAINT job_role_description_hi_check CHECK (role_description_hi <> ''::text),
  CONSTRAINT job_skills_needed_hi_check CHECK (skills_needed_hi <> ''::text),
  CONSTRAINT job_stage_names_check CHECK (cardinality(stage_names) <= 3 AND array_position(stage_names, NULL::text) IS NULL AND (''::text <> ALL (stage_names))),
  CONSTRAINT job_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT job_project_id_production_house_id_fkey FOREIGN KEY (project_id, production_house_id) REFERENCES casting_project(id, production_house_id) ON DELETE CASCADE
);
CREATE INDEX job_by_description ON job USING hash (role_description);
CREATE INDEX job_by_description_hi ON job USING hash (role_description_hi);
CREATE INDEX job_by_house ON job USING btree (production_house_id, posted_on DESC, id DESC);
CREATE INDEX job_by_part_of_title ON job USING gin (((role_details || ' · '::text) || project_type) gin_trgm_ops);
CREATE INDEX job_by_project ON job USING btree (project_id);
CREATE INDEX job_by_time ON job USING btree (posted_on DESC);
CREATE INDEX job_by_words ON job USING gin (document);
CREATE INDEX job_by_words_in_either_script ON job USING gin (job_words(document)) WITH (fastupdate=off);
CREATE INDEX job_open ON job USING btree (closes_at) WHERE status = 'open'::job_status AND stopped_at IS NULL;
CREATE INDEX job_open_by_newest ON job USING btree (posted_on DESC, id DESC) INCLUDE (closes_at) WHERE status = 'open'::job_status AND stopped_at IS NULL;
CREATE INDEX job_open_by_pay ON job USING btree (pay DESC NULLS LAST, posted_on DESC, id DESC) INCLUDE (closes_at) WHERE status = 'open'::job_status AND stopped_at IS NULL;
CREATE INDEX job_open_by_popularity ON job USING btree (recent_applications DESC, posted_on DESC, id DESC) INCLUDE (closes_at, gender) WHERE status = 'open'::job_status AND stopped_at IS NULL;
CREATE INDEX job_open_by_publication ON job USING btree (COALESCE(approved_at, posted_on) DESC, id DESC) INCLUDE (closes_at) WHERE status = 'open'::job_status AND stopped_at IS NULL;
CREATE INDEX job_pending ON job USING btree (posted_on) WHERE status = 'pending'::job_status;
CREATE TRIGGER check_child_terms BEFORE INSERT OR UPDATE OF age_range, child_permit_no, child_daily_hours, child_stretch_hours, child_responsible ON job
  FOR EACH ROW
  EXECUTE FUNCTION check_child_terms();
CREATE TRIGGER check_house_of_job_on_insert BEFORE INSERT ON job
  FOR EACH ROW
  EXECUTE FUNCTION check_house_of_job();
CREATE TRIGGER check_house_of_job_on_update BEFORE UPDATE OF status, age_range ON job
  FOR EACH ROW WHEN (new.status <> 'pending'::job_status AND (old.status <> new.status OR old.age_range <> new.age_range))
  EXECUTE FUNCTION check_house_of_job();
CREATE TRIGGER count_withdrawn_version BEFORE UPDATE OF approved_at ON job
  FOR EACH ROW WHEN (old.rejection IS NOT NULL AND (old.approved_at IS NOT NULL AND new.approved_at IS NULL OR old.refused_for IS NULL AND new.refused_for IS NOT NULL))
  EXECUTE FUNCTION count_withdrawn_version();
CREATE TRIGGER drop_pages_of_changed_job AFTER UPDATE ON job
  FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.stopped_at IS DISTINCT FROM new.stopped_at OR old.updated_at IS DISTINCT FROM new.updated_at OR old.approved_at IS DISTINCT FROM new.approved_at OR old.closes_at IS DISTINCT FROM new.closes_at)
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER drop_pages_of_deleted_job AFTER DELETE ON job
  FOR EACH ROW WHEN (old.status <> 'pending'::job_status)
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER drop_pages_of_new_job AFTER INSERT ON job
  FOR EACH ROW WHEN (new.status = 'open'::job_status)
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER end_applications_of_children AFTER UPDATE OF age_range ON job
  FOR EACH ROW WHEN (old.age_from < 18 AND new.age_from >= 18)
  EXECUTE FUNCTION end_applications_of_children();
CREATE TRIGGER keep_former_job_text AFTER UPDATE OF role_details, compensation, application_deadline, approved_at ON job
  FOR EACH ROW
  EXECUTE FUNCTION keep_former_job_text();
CREATE TRIGGER lock_job_facts BEFORE UPDATE ON job
  FOR EACH ROW WHEN (old.project_type IS DISTINCT FROM new.project_type OR old.role_type IS DISTINCT FROM new.role_type OR old.category IS DISTINCT FROM new.category OR old.gender IS DISTINCT FROM new.gender OR old.age_range IS DISTINCT FROM new.age_range AND NOT (old.approved_at IS NULL AND old.age_from < 18 AND "substring"(new.age_range, '^\d+'::text)::smallint >= 18) OR new.application_deadline < old.application_deadline AND new.application_deadline <= (COALESCE(new.updated_at, now()) AT TIME ZONE 'Asia/Kolkata'::text)::date)
  EXECUTE FUNCTION require('KD041', 'it has applications, so its facts cannot change', 'not exists (select from application where job_id = $1.id)');
CREATE TRIGGER reject_version_of_refused BEFORE UPDATE OF version ON job
  FOR EACH ROW WHEN (old.refused_for IS NOT NULL AND new.version <> old.version)
  EXECUTE FUNCTION require('KD278', 'it was refused for good', 'false');
CREATE CONSTRAINT TRIGGER require_outcomes_at_close AFTER INSERT OR UPDATE OF status ON job DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.status = 'closed'::job_status)
  EXECUTE FUNCTION require('KD042', 'it has applications without an outcome', 'not exists (
    select from application join job on job.id = job_id
    where job.id = $1.id and job.status = ''closed'' and application.status < ''selected''
      and not (stage = ''selected'' and is_added_by_house(talent_id))
  )');
CREATE TRIGGER return_allowance_on_reopen AFTER UPDATE OF status, application_deadline ON job
  FOR EACH ROW WHEN ((old.status = 'closed'::job_status OR old.closes_at <= now()) AND new.status <> 'closed'::job_status AND new.closes_at > now())
  EXECUTE FUNCTION return_allowance_on_reopen();

-- What a call said before a change after the first application. Set by a trigger.
CREATE TABLE job_change (
  job_id uuid NOT NULL,
  -- Infinity while the changed call waits for its approval, with which it counts.
  changed_at timestamptz NOT NULL,
  field job_change_field NOT NULL,
  was text NOT NULL,
  becomes text NOT NULL,
  CONSTRAINT job_change_pkey PRIMARY KEY (job_id, changed_at, field),
  CONSTRAINT job_change_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON job_change
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();

-- A form of one or more casting calls that is not posted yet. Only its house sees it.
CREATE TABLE job_draft (
  production_house_id uuid NOT NULL,
  -- Identifies the form. Posting the form under this id deletes the draft.
  request_id uuid NOT NULL,
  account_id uuid,
  fields jsonb NOT NULL,
  image text,
  saved_at timestamptz NOT NULL,
  CONSTRAINT job_draft_pkey PRIMARY KEY (production_house_id, request_id),
  CONSTRAINT job_draft_fields_check CHECK (jsonb_typeof(fields) = 'object'::text AND octet_length(fields::text) <= 400000),
  CONSTRAINT job_draft_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT job_draft_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE INDEX job_draft_by_account ON job_draft USING btree (account_id);
CREATE INDEX job_draft_by_age ON job_draft USING btree (saved_at);
CREATE TRIGGER ignore_posted_draft BEFORE INSERT ON job_draft
  FOR EACH ROW
  EXECUTE FUNCTION ignore_posted_draft();
CREATE TRIGGER limit_rows AFTER INSERT ON job_draft
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('production_house', 'production_house_id', '30', 'KD043');

-- What the latest version changes while it is not approved. Only its house sees it.
CREATE TABLE job_revision (
  job_id uuid NOT NULL,
  fields jsonb NOT NULL,
  image text,
  account_id uuid,
  sent_at timestamptz NOT NULL,
  CONSTRAINT job_revision_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_revision_fields_check CHECK (jsonb_typeof(fields) = 'object'::text),
  CONSTRAINT job_revision_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT job_revision_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX job_revision_by_account ON job_revision USING btree (account_id);
CREATE INDEX job_revision_by_age ON job_revision USING btree (sent_at);

-- The keys accepted at the last start. The product refuses to start with others.
CREATE TABLE key_fingerprint (
  name text NOT NULL,
  -- Derived one way: the key cannot be read from it.
  fingerprint text NOT NULL,
  CONSTRAINT key_fingerprint_pkey PRIMARY KEY (name, fingerprint),
  CONSTRAINT key_fingerprint_fingerprint_check CHECK (fingerprint ~ '^[0-9a-f]{32}$'::text),
  CONSTRAINT key_fingerprint_name_check CHECK (name = ANY (ARRAY['SECRET_KEY'::text, 'IDENTITY_KEY'::text]))
);

-- Devices an account logged in from. Any other one causes a security notice.
CREATE TABLE known_device (
  account_id uuid NOT NULL,
  device text NOT NULL,
  CONSTRAINT known_device_pkey PRIMARY KEY (account_id, device),
  CONSTRAINT known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

-- Captures are positive, refunds negative. The sum is what the gateway holds for us.
CREATE TABLE ledger_entry (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind ledger_kind NOT NULL,
  payment_id uuid NOT NULL,
  refund_id uuid,
  amount_paise integer NOT NULL,
  happened_at timestamptz NOT NULL,
  CONSTRAINT ledger_entry_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entry_refund_id_key UNIQUE (refund_id),
  CONSTRAINT ledger_entry_capture_is_positive CHECK ((kind = 'capture'::ledger_kind) = (amount_paise > 0)),
  CONSTRAINT ledger_entry_refund_has_refund CHECK ((kind = 'refund'::ledger_kind) = (refund_id IS NOT NULL)),
  CONSTRAINT ledger_entry_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT ledger_entry_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id)
);
CREATE INDEX ledger_entry_by_payment ON ledger_entry USING btree (payment_id);
CREATE UNIQUE INDEX ledger_entry_capture ON ledger_entry USING btree (payment_id) WHERE kind = 'capture'::ledger_kind;
CREATE TRIGGER limit_refunds AFTER INSERT ON ledger_entry
  FOR EACH ROW
  EXECUTE FUNCTION limit_refunds();
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT
  EXECUTE FUNCTION reject_change();

CREATE TABLE legal_consent (
  account_id uuid NOT NULL,
  page text NOT NULL,
  version integer NOT NULL,
  language text NOT NULL DEFAULT 'en'::text,
  agreed_at timestamptz NOT NULL,
  guardian_id uuid,
  CONSTRAINT legal_consent_pkey PRIMARY KEY (account_id, page, version),
  CONSTRAINT legal_consent_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT legal_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT legal_consent_guardian_id_account_id_fkey FOREIGN KEY (guardian_id, account_id) REFERENCES guardian(id, talent_id) ON DELETE SET NULL (guardian_id),
  CONSTRAINT legal_consent_page_version_fkey FOREIGN KEY (page, version) REFERENCES legal_version(page, version)
);
CREATE INDEX legal_consent_by_guardian ON legal_consent USING btree (guardian_id);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON legal_consent
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();

-- The highest version is in force.
CREATE TABLE legal_version (
  page text NOT NULL,
  version integer NOT NULL,
  lead text NOT NULL,
  html text NOT NULL,
  published_at timestamptz NOT NULL,
  -- The version to agree to: an earlier one if only the wording changed.
  agreement integer NOT NULL,
  change_note text,
  CONSTRAINT legal_version_pkey PRIMARY KEY (page, version),
  CONSTRAINT legal_version_agreement_before CHECK (agreement <= version),
  CONSTRAINT legal_version_html_check CHECK (html <> ''::text),
  CONSTRAINT legal_version_lead_check CHECK (lead <> ''::text),
  CONSTRAINT legal_version_page_check CHECK (page = ANY (ARRAY['terms'::text, 'privacy'::text, 'grievance'::text])),
  CONSTRAINT legal_version_version_check CHECK (version > 0),
  CONSTRAINT legal_version_page_agreement_fkey FOREIGN KEY (page, agreement) REFERENCES legal_version(page, version)
);
CREATE TRIGGER drop_pages AFTER INSERT ON legal_version
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON legal_version
  FOR EACH ROW
  EXECUTE FUNCTION reject_change();

-- That one account, the holder, may act for a talent. Invited, active since, and ended.
CREATE TABLE mandate (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind mandate_kind NOT NULL,
  -- Null while an agency invites somebody who has not accepted.
  talent_id uuid,
  -- Null while an agency invites a member who has not accepted.
  holder_id uuid,
  -- The consent that a guardian's mandate is, and ends with.
  guardian_id uuid,
  -- What the holder may do. `manage`: also the roster and the team of the agency.
  scopes text[] NOT NULL,
  -- The invited person, as the inviter knows them.
  name text NOT NULL DEFAULT ''::text,
  -- The email or mobile number to which the link went.
  contact text,
  note text NOT NULL DEFAULT ''::text,
  -- What both agreed on. The product does nothing with it.
  commission_note text NOT NULL DEFAULT ''::text,
  -- Where the agency keeps the client.
  folder text,
  -- Whether the talent lets the public page of the agency show them.
  shown_publicly boolean NOT NULL DEFAULT false,
  -- Gives the token of the link to accept the mandate, or to take over a managed account, which also works
  -- after the end.
  seed uuid,
  token_hash bytea,
  link_ends_at timestamptz,
  -- The mandate of the member who sent the link for the agency.
  invited_by uuid,
  invited_at timestamptz NOT NULL,
  active_since timestamptz,
  -- The last day, in India.
  until date,
  ended_at timestamptz,
  ended_by uuid,
  -- By the invited person, whom the inviter leaves alone for a while.
  was_declined boolean NOT NULL DEFAULT false,
  CONSTRAINT mandate_pkey PRIMARY KEY (id),
  CONSTRAINT mandate_guardian_id_key UNIQUE (guardian_id),
  CONSTRAINT mandate_token_hash_key UNIQUE (token_hash),
  CONSTRAINT mandate_active_names_both CHECK (active_since IS NULL OR num_nonnulls(talent_id, holder_id) = 2),
  CONSTRAINT mandate_check CHECK (NOT was_declined OR ended_at IS NOT NULL),
  CONSTRAINT mandate_commission_of_agency CHECK (kind = 'agency'::mandate_kind OR commission_note = ''::text),
  CONSTRAINT mandate_folder_check CHECK (folder <> ''::text),
  CONSTRAINT mandate_for_somebody_else CHECK (talent_id <> holder_id),
  CONSTRAINT mandate_has_inviter CHECK (num_nonnulls(talent_id, holder_id) > 0),
  CONSTRAINT mandate_managed_by_member CHECK (kind = 'member'::mandate_kind OR NOT ('manage'::text = ANY (scopes))),
  CONSTRAINT mandate_of_guardian CHECK ((kind = 'guardian'::mandate_kind) = (guardian_id IS NOT NULL)),
  CONSTRAINT mandate_scopes_check CHECK (scopes <@ ARRAY['apply'::text, 'answer'::text, 'messages'::text, 'profile'::text, 'manage'::text] AND cardinality(scopes) > 0),
  CONSTRAINT mandate_token_goes_somewhere CHECK (token_hash IS NULL OR contact IS NOT NULL),
  CONSTRAINT mandate_token_is_whole CHECK (num_nonnulls(seed, token_hash, link_ends_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT mandate_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT mandate_guardian_id_talent_id_fkey FOREIGN KEY (guardian_id, talent_id) REFERENCES guardian(id, talent_id) ON DELETE CASCADE,
  CONSTRAINT mandate_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES talent(id) ON DELETE CASCADE,
  CONSTRAINT mandate_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES mandate(id) ON DELETE SET NULL,
  CONSTRAINT mandate_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX mandate_by_ender ON mandate USING btree (ended_by);
CREATE INDEX mandate_by_guardian ON mandate USING btree (guardian_id, talent_id);
CREATE INDEX mandate_by_inviter ON mandate USING btree (invited_by);
CREATE INDEX mandate_by_talent ON mandate USING btree (talent_id);
CREATE UNIQUE INDEX mandate_invited ON mandate USING btree (COALESCE(holder_id, talent_id), kind, contact) WHERE active_since IS NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX mandate_living ON mandate USING btree (holder_id, talent_id) WHERE ended_at IS NULL;
CREATE TRIGGER drop_pages_of_agency AFTER UPDATE ON mandate
  FOR EACH ROW WHEN (old.shown_publicly AND (NOT new.shown_publicly OR old.ended_at IS DISTINCT FROM new.ended_at))
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER end_deleted_mandate AFTER DELETE ON mandate
  FOR EACH ROW WHEN (old.ended_at IS NULL)
  EXECUTE FUNCTION end_mandate();
CREATE TRIGGER end_mandate AFTER UPDATE OF ended_at ON mandate
  FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL)
  EXECUTE FUNCTION end_mandate();
CREATE TRIGGER reject_change_of_ended_mandate BEFORE UPDATE ON mandate
  FOR EACH ROW WHEN (old.ended_at IS NOT NULL AND (new.ended_at IS DISTINCT FROM old.ended_at OR new.scopes <> old.scopes))
  EXECUTE FUNCTION reject('KD032', 'it has ended');

-- A row is added before its file and deleted with it, once nothing refers to it.
CREATE TABLE media_file (
  name text NOT NULL,
  is_public boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- Links that were made until then no longer work.
  links_from timestamptz,
  -- The file itself is deleted; links to it lead to the converted one until they expire.
  replaced_by text,
  CONSTRAINT media_file_pkey PRIMARY KEY (name),
  CONSTRAINT media_file_name_check CHECK (name ~ '^[\w-]{1,80}\.[a-z0-9]{2,4}$'::text),
  CONSTRAINT media_file_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES media_file(name) ON DELETE CASCADE
);
CREATE INDEX media_file_by_replacement ON media_file USING btree (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE INDEX media_file_retired ON media_file USING btree (name) WHERE is_public AND links_from IS NOT NULL;

-- A resumable upload of a large file, which becomes one row of talent_media, or a take of a self-tape.
CREATE TABLE media_upload (
  id uuid NOT NULL,
  talent_id uuid NOT NULL,
  kind talent_media_kind,
  replaces uuid,
  self_tape_id uuid,
  take smallint,
  name text,
  trim_from_ms integer,
  trim_to_ms integer,
  bytes bigint NOT NULL,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  finished_at timestamptz,
  media_id uuid,
  CONSTRAINT media_upload_pkey PRIMARY KEY (id),
  CONSTRAINT media_upload_becomes_one_thing CHECK (num_nonnulls(kind, self_tape_id) = 1 AND (num_nulls(self_tape_id, take, name) = ANY (ARRAY[0, 3]))),
  CONSTRAINT media_upload_bytes_check CHECK (bytes > 0),
  CONSTRAINT media_upload_media_id_fkey FOREIGN KEY (media_id) REFERENCES talent_media(id) ON DELETE SET NULL,
  CONSTRAINT media_upload_self_tape_id_fkey FOREIGN KEY (self_tape_id) REFERENCES self_tape(id) ON DELETE CASCADE,
  CONSTRAINT media_upload_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX media_upload_by_expiry ON media_upload USING btree (expires_at);
CREATE INDEX media_upload_by_media ON media_upload USING btree (media_id) WHERE media_id IS NOT NULL;
CREATE INDEX media_upload_by_talent ON media_upload USING btree (talent_id);
CREATE UNIQUE INDEX media_upload_has_one_per_take ON media_upload USING btree (self_tape_id, take) WHERE finished_at IS NULL;

CREATE TABLE migration (
  name text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT migration_pkey PRIMARY KEY (name)
);

-- A changed mobile number, which goes back with the email if it was a stranger.
CREATE TABLE mobile_change (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  old_mobile text,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT mobile_change_pkey PRIMARY KEY (id),
  CONSTRAINT mobile_change_expires_within_9_days CHECK (expires_at > changed_at AND expires_at <= (changed_at + '9 days'::interval)),
  CONSTRAINT mobile_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX mobile_change_by_account ON mobile_change USING btree (account_id);
CREATE INDEX mobile_change_by_expiry ON mobile_change USING btree (expires_at);

CREATE TABLE notification (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  -- What caused it, so that a task that runs twice notifies once.
  source text NOT NULL,
  kind notification_kind NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  path text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT notification_pkey PRIMARY KEY (id),
  CONSTRAINT notification_account_id_source_key UNIQUE (account_id, source),
  CONSTRAINT notification_path_check CHECK (path ~~ '/%'::text),
  CONSTRAINT notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX notification_by_account ON notification USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX notification_by_age ON notification USING btree (created_at);
CREATE INDEX notification_unread ON notification USING btree (account_id) WHERE read_at IS NULL;
CREATE TRIGGER notify_live_update AFTER INSERT OR UPDATE OF read_at ON notification
  FOR EACH ROW
  EXECUTE FUNCTION notify_live_update();

CREATE TABLE notification_delivery (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  source text NOT NULL,
  account_id uuid,
  kind notification_kind NOT NULL,
  template text NOT NULL,
  channel delivery_channel NOT NULL,
  address text NOT NULL,
  content jsonb,
  state delivery_state NOT NULL DEFAULT 'queued'::delivery_state,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz,
  -- The provider's name for it, used in delivery reports.
  provider_id text,
  -- Why it was not sent: a code of ours, or what its provider says.
  reason text,
  CONSTRAINT notification_delivery_pkey PRIMARY KEY (id),
  CONSTRAINT notification_delivery_source_channel_address_key UNIQUE (source, channel, address),
  CONSTRAINT notification_delivery_address_check CHECK (address <> ''::text),
  CONSTRAINT notification_delivery_keeps_content_while_queued CHECK ((content IS NOT NULL) = (state = 'queued'::delivery_state)),
  CONSTRAINT notification_delivery_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX notification_delivery_by_account ON notification_delivery USING btree (account_id, created_at DESC);
CREATE INDEX notification_delivery_by_age ON notification_delivery USING btree (created_at);
CREATE INDEX notification_delivery_by_provider_id ON notification_delivery USING btree (channel, provider_id) WHERE provider_id IS NOT NULL;

-- Where an account differs from the default. It always gets account emails.
CREATE TABLE notification_preference (
  account_id uuid NOT NULL,
  kind notification_kind NOT NULL,
  channel delivery_channel NOT NULL,
  wanted boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT notification_preference_pkey PRIMARY KEY (account_id, kind, channel),
  CONSTRAINT notification_preference_keeps_account_emails CHECK (wanted OR kind <> 'account'::notification_kind OR channel <> 'email'::delivery_channel),
  CONSTRAINT notification_preference_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

-- A version of the terms of an offer. Until both have signed the next, the former is in force.
CREATE TABLE offer_terms (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  role_offer_id uuid NOT NULL,
  application_id uuid NOT NULL,
  version smallint NOT NULL,
  terms jsonb NOT NULL,
  days daterange NOT NULL,
  -- Whether the next backup is offered the same if nobody signs this. Chosen by who signed for the house.
  then_backup boolean NOT NULL DEFAULT false,
  -- The terms that another applicant did not sign, so that this backup was offered the same.
  follows uuid,
  made_at timestamptz NOT NULL,
  sealed_at timestamptz,
  ended_at timestamptz,
  -- When the next backup was looked for, once.
  passed_on_at timestamptz,
  CONSTRAINT offer_terms_pkey PRIMARY KEY (id),
  CONSTRAINT offer_terms_follow_once UNIQUE (follows),
  CONSTRAINT offer_terms_role_offer_id_version_key UNIQUE (role_offer_id, version),
  CONSTRAINT offer_terms_days_check CHECK (NOT isempty(days)),
  CONSTRAINT offer_terms_terms_check CHECK (jsonb_typeof(terms) = 'object'::text),
  CONSTRAINT offer_terms_version_check CHECK (version > 0),
  CONSTRAINT offer_terms_follows_fkey FOREIGN KEY (follows) REFERENCES offer_terms(id) ON DELETE SET NULL,
  CONSTRAINT offer_terms_role_offer_id_application_id_fkey FOREIGN KEY (role_offer_id, application_id) REFERENCES role_offer(id, application_id) ON DELETE CASCADE
);
CREATE INDEX offer_terms_by_application ON offer_terms USING btree (application_id, made_at);
CREATE UNIQUE INDEX offer_terms_in_force ON offer_terms USING btree (application_id) WHERE sealed_at IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX offer_terms_proposed ON offer_terms USING btree (application_id) WHERE sealed_at IS NULL AND ended_at IS NULL;
CREATE INDEX offer_terms_to_pass_on ON offer_terms USING btree (made_at) WHERE then_backup AND sealed_at IS NULL AND passed_on_at IS NULL;
CREATE TRIGGER move_booking AFTER UPDATE OF sealed_at ON offer_terms
  FOR EACH ROW WHEN (new.sealed_at IS NOT NULL)
  EXECUTE FUNCTION move_booking();
CREATE TRIGGER reject_change BEFORE UPDATE ON offer_terms
  FOR EACH ROW WHEN (old.terms <> new.terms OR old.days <> new.days OR old.version <> new.version OR new.sealed_at IS DISTINCT FROM COALESCE(old.sealed_at, new.sealed_at) OR new.ended_at IS DISTINCT FROM COALESCE(old.ended_at, new.ended_at) OR old.ended_at IS NOT NULL AND old.sealed_at IS NULL AND new.sealed_at IS NOT NULL)
  EXECUTE FUNCTION reject('KD060', 'what was signed never changes');
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE OF sealed_at ON offer_terms
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed('or suspended');
CREATE TRIGGER require_signatures BEFORE INSERT OR UPDATE OF sealed_at ON offer_terms
  FOR EACH ROW WHEN (new.sealed_at IS NOT NULL)
  EXECUTE FUNCTION require('KD061', 'both have not signed it', 'exists (
    select from terms_signature where offer_terms_id = $1.id and party = ''house''
  ) and exists (
    select from terms_signature
    join application on application.id = $1.application_id join talent on talent.id = talent_id
    where offer_terms_id = $1.id
      and party = case when is_child(date_of_birth, $1.sealed_at) then ''guardian'' else ''talent'' end::signing_party
  ) and exists (select from deal_memo where offer_terms_id = $1.id)');

-- The newest code of an address, also of unknown ones, to hide who has an account.
CREATE TABLE one_time_code (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  role account_role NOT NULL,
  purpose code_purpose NOT NULL,
  -- A mobile number or email; the mailbox for registrations and resets.
  address text NOT NULL,
  -- The account that registers or changes an address; otherwise null.
  account_id uuid,
  -- The digits are an HMAC of it, with a key that is not in the database.
  seed bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT one_time_code_pkey PRIMARY KEY (id),
  CONSTRAINT one_time_code_role_purpose_address_account_id_key UNIQUE NULLS NOT DISTINCT (role, purpose, address, account_id),
  CONSTRAINT one_time_code_address_check CHECK (address = lower(address)),
  CONSTRAINT one_time_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX one_time_code_by_account ON one_time_code USING btree (account_id);
CREATE INDEX one_time_code_by_expiry ON one_time_code USING btree (expires_at);

-- Clients that an agency shows for one brief, by a link that works until it expires. Stored is the token's
-- hash.
CREATE TABLE package (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  agency_id uuid NOT NULL,
  request_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  title text NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  created_by uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened integer NOT NULL DEFAULT 0,
  CONSTRAINT package_pkey PRIMARY KEY (id),
  CONSTRAINT package_agency_id_request_id_key UNIQUE (agency_id, request_id),
  CONSTRAINT package_token_hash_key UNIQUE (token_hash),
  CONSTRAINT package_expires_within_year CHECK (expires_at > created_at AND expires_at <= (created_at + '366 days'::interval)),
  CONSTRAINT package_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES talent(id) ON DELETE CASCADE,
  CONSTRAINT package_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX package_by_creator ON package USING btree (created_by);
CREATE TRIGGER limit_rows AFTER INSERT ON package
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('talent', 'agency_id', '30', 'KD031', 'revoked_at is null and expires_at > $2.created_at');

CREATE TABLE package_client (
  package_id uuid NOT NULL,
  mandate_id uuid NOT NULL,
  position smallint NOT NULL,
  CONSTRAINT package_client_pkey PRIMARY KEY (package_id, mandate_id),
  CONSTRAINT package_client_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE CASCADE,
  CONSTRAINT package_client_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE CASCADE
);
CREATE INDEX package_client_by_mandate ON package_client USING btree (mandate_id);

CREATE TABLE page_text (
  page text NOT NULL,
  html text NOT NULL,
  CONSTRAINT page_text_pkey PRIMARY KEY (page),
  CONSTRAINT page_text_page_check CHECK (page = 'about'::text)
);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON page_text
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

CREATE TABLE passkey (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid,
  staff_id uuid,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  -- How often the device used the key, if it counts: a lower number means a copy.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkey_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkey_has_one_holder CHECK (num_nonnulls(account_id, staff_id) = 1),
  CONSTRAINT passkey_name_check CHECK (name <> ''::text),
  CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id) ON DELETE CASCADE
);
CREATE INDEX passkey_by_account ON passkey USING btree (account_id);
CREATE INDEX passkey_by_staff ON passkey USING btree (staff_id) WHERE staff_id IS NOT NULL;

-- A random text that a passkey signs, once.
CREATE TABLE passkey_challenge (
  challenge text NOT NULL,
  account_id uuid,
  -- Null for accounts. Both are null when an unknown account logs in.
  staff_id uuid,
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenge_has_one_signer CHECK (num_nonnulls(account_id, staff_id) <= 1),
  CONSTRAINT passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT passkey_challenge_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_by_account ON passkey_challenge USING btree (account_id);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_challenge_by_staff ON passkey_challenge USING btree (staff_id) WHERE staff_id IS NOT NULL;

-- That a side says other pay came than was agreed or marked. Staff decide.
CREATE TABLE pay_dispute (
  application_id uuid NOT NULL,
  party application_party NOT NULL,
  came_paise bigint NOT NULL,
  text text NOT NULL,
  account_id uuid,
  disputed_at timestamptz NOT NULL,
  -- When staff saw no reason for it, so that the pay counts again.
  dismissed_at timestamptz,
  CONSTRAINT pay_dispute_pkey PRIMARY KEY (application_id, party),
  CONSTRAINT pay_dispute_came_paise_check CHECK (came_paise >= 0),
  CONSTRAINT pay_dispute_party_check CHECK (party <> 'system'::application_party),
  CONSTRAINT pay_dispute_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT pay_dispute_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX pay_dispute_by_account ON pay_dispute USING btree (account_id);
CREATE TRIGGER require_work_done BEFORE INSERT OR UPDATE OF disputed_at ON pay_dispute
  FOR EACH ROW
  EXECUTE FUNCTION require('KD064', 'the other side marked no pay, and none is overdue', 'exists (
    select from pay_mark where application_id = $1.application_id and party <> $1.party
  ) or $1.party = ''talent'' and exists (
    select from pay_due where application_id = $1.application_id
      and due_on < ($1.disputed_at at time zone ''Asia/Kolkata'')::date)');

-- That a side says the pay came. Where both do, the day of the talent counts.
CREATE TABLE pay_mark (
  application_id uuid NOT NULL,
  party application_party NOT NULL,
  amount_paise bigint NOT NULL,
  paid_on date NOT NULL,
  proof text,
  account_id uuid,
  marked_at timestamptz NOT NULL,
  CONSTRAINT pay_mark_pkey PRIMARY KEY (application_id, party),
  CONSTRAINT pay_mark_amount_paise_check CHECK (amount_paise > 0),
  CONSTRAINT pay_mark_party_check CHECK (party <> 'system'::application_party),
  CONSTRAINT pay_mark_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT pay_mark_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT pay_mark_proof_fkey FOREIGN KEY (proof) REFERENCES media_file(name)
);
CREATE INDEX pay_mark_by_account ON pay_mark USING btree (account_id);
CREATE INDEX pay_mark_by_proof ON pay_mark USING btree (proof) WHERE proof IS NOT NULL;
CREATE TRIGGER require_work_done BEFORE INSERT OR UPDATE OF paid_on, marked_at ON pay_mark
  FOR EACH ROW
  EXECUTE FUNCTION require('KD063', 'its last day of work or of payment has not come', 'exists (
    select from pay_due where application_id = $1.application_id
      and greatest(last_day, $1.paid_on) <= ($1.marked_at at time zone ''Asia/Kolkata'')::date)');

CREATE TABLE payment (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  gateway_payment_id text NOT NULL,
  status payment_status NOT NULL,
  amount_paise integer NOT NULL,
  method text,
  created_at timestamptz NOT NULL,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_gateway_payment_id_key UNIQUE (gateway_payment_id),
  CONSTRAINT payment_amount_paise_check CHECK (amount_paise > 0),
  CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES plan_order(id)
);
CREATE INDEX payment_by_order ON payment USING btree (order_id);
CREATE INDEX payment_reserved ON payment USING btree (order_id) WHERE status = 'authorized'::payment_status;
CREATE TRIGGER reject_backward_payment_status BEFORE UPDATE OF status ON payment
  FOR EACH ROW WHEN (new.status < old.status)
  EXECUTE FUNCTION reject('KD022', 'its status only moves forward');

-- A request to delete, send or correct data, an objection to a correction, or an agency's appeal. Open
-- until closed_at.
CREATE TABLE person_request (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  received_on date NOT NULL,
  -- The day in India by which the law wants it done.
  due_on date NOT NULL,
  -- On the site, what the person wrote; else for staff: where the message is filed, and how they know who
  -- sent it.
  note text NOT NULL,
  -- The corrections whose links the person used to object. An objection by email or post begins with the
  -- latest one.
  about uuid[] NOT NULL DEFAULT '{}'::uuid[],
  staff_id uuid,
  recorded_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid,
  -- Why it was not done; the person was told. Null if it was done.
  rejection text,
  CONSTRAINT person_request_pkey PRIMARY KEY (id),
  CONSTRAINT person_request_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'post'::text, 'site'::text])),
  CONSTRAINT person_request_check CHECK (due_on > received_on),
  CONSTRAINT person_request_check1 CHECK (rejection IS NULL OR closed_at IS NOT NULL),
  CONSTRAINT person_request_closed_by_staff CHECK ((closed_by IS NULL) = (closed_at IS NULL)),
  CONSTRAINT person_request_kind_check CHECK (kind = ANY (ARRAY['deletion'::text, 'export'::text, 'correction'::text, 'objection'::text, 'appeal'::text])),
  CONSTRAINT person_request_note_check CHECK (note <> ''::text),
  CONSTRAINT person_request_recorded_by_somebody CHECK ((staff_id IS NULL) = (channel = 'site'::text)),
  CONSTRAINT person_request_rejection_check CHECK (rejection <> ''::text),
  CONSTRAINT person_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT person_request_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES staff_member(id),
  CONSTRAINT person_request_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id)
);
CREATE INDEX person_request_by_account ON person_request USING btree (account_id);
CREATE UNIQUE INDEX person_request_open ON person_request USING btree (account_id, kind) WHERE closed_at IS NULL;
CREATE TRIGGER begin_with_latest_correction BEFORE INSERT ON person_request
  FOR EACH ROW WHEN (new.kind = 'objection'::text AND new.channel <> 'site'::text)
  EXECUTE FUNCTION begin_with_latest_correction();
CREATE TRIGGER end_entered_email AFTER INSERT ON person_request
  FOR EACH ROW WHEN (new.kind = 'objection'::text OR new.kind = 'correction'::text AND new.channel = 'site'::text)
  EXECUTE FUNCTION end_entered_email('The person wrote to us.', 'account_id = $1.account_id');
CREATE TRIGGER end_entered_email_by_more AFTER UPDATE OF note ON person_request
  FOR EACH ROW
  EXECUTE FUNCTION end_entered_email('The person wrote to us.', 'account_id = $1.account_id');
CREATE TRIGGER reject_answer_by_decider BEFORE UPDATE OF closed_by ON person_request
  FOR EACH ROW WHEN (new.kind = 'objection'::text AND new.closed_by IS NOT NULL)
  EXECUTE FUNCTION require('KD272', 'staff cannot answer an objection to their own correction', 'may_answer_objection($1, $1.closed_by)');
CREATE TRIGGER reject_appeal_by_decider BEFORE UPDATE OF closed_by ON person_request
  FOR EACH ROW WHEN (new.kind = 'appeal'::text AND new.closed_by IS NOT NULL)
  EXECUTE FUNCTION require('KD272', 'staff cannot answer an appeal of their own decision', 'not exists (select from staff_audit_entry
      where subject_id = $1.account_id::text and action = ''refused_document'' and happened_at <= $1.recorded_at
        and not may_be_second_person(staff_id, $1.closed_by, $1.closed_at))');
CREATE TRIGGER require_second_person BEFORE UPDATE OF closed_by ON person_request
  FOR EACH ROW WHEN (new.kind = 'deletion'::text AND new.staff_id IS NOT NULL AND new.closed_by IS NOT NULL AND new.rejection IS NULL)
  EXECUTE FUNCTION require('KD273', 'an independent second person is needed', 'may_be_second_person($1.staff_id, $1.closed_by, $1.closed_at)');

-- What a talent can buy. A null allowance is unlimited; applications are counted per year.
CREATE TABLE plan (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- In whole rupees with GST: the price shown is the price charged.
  price integer NOT NULL,
  -- The features, as HTML list items.
  description text NOT NULL,
  duration_in_days integer NOT NULL,
  applications integer,
  photos integer,
  intro_videos integer,
  audition_videos integer,
  voice_samples integer,
  work_links integer,
  saved_searches integer,
  -- Whether its holders take turns on the home page. It changes no search.
  featured boolean NOT NULL DEFAULT false,
  -- The days of the week (1 is Monday) on which alerts are sent by WhatsApp.
  whatsapp_days smallint[] NOT NULL DEFAULT '{}'::smallint[],
  CONSTRAINT plan_pkey PRIMARY KEY (id),
  CONSTRAINT plan_name_key UNIQUE (name),
  CONSTRAINT plan_applications_check CHECK (applications >= 0),
  CONSTRAINT plan_audition_videos_check CHECK (audition_videos >= 0),
  CONSTRAINT plan_duration_in_days_check CHECK (duration_in_days > 0),
  CONSTRAINT plan_intro_videos_check CHECK (intro_videos >= 0),
  CONSTRAINT plan_photos_check CHECK (photos >= 0),
  CONSTRAINT plan_price_check CHECK (price > 0),
  CONSTRAINT plan_saved_searches_check CHECK (saved_searches >= 0),
  CONSTRAINT plan_voice_samples_check CHECK (voice_samples >= 0),
  CONSTRAINT plan_whatsapp_days_check CHECK (whatsapp_days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  CONSTRAINT plan_work_links_check CHECK (work_links >= 0)
);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON plan
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

-- An order at the price of that moment. Orders, payments and invoices outlive the account: the law wants 8
-- years.
CREATE TABLE plan_order (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid,
  plan_id uuid NOT NULL,
  kind order_kind NOT NULL,
  status order_status NOT NULL DEFAULT 'open'::order_status,
  price_paise integer NOT NULL,
  replaces uuid,
  unused_days integer NOT NULL,
  -- The value of the unused days of the replaced subscription.
  credit_paise integer NOT NULL,
  amount_paise integer NOT NULL,
  buyer_name text NOT NULL,
  buyer_state text NOT NULL,
  buyer_gstin text,
  -- The registered name and address of a company that buys, for its invoice.
  buyer_company text,
  gateway payment_gateway NOT NULL,
  gateway_order_id text,
  -- Identifies the form, so that a form sent twice makes one order.
  request_id uuid,
  created_at timestamptz NOT NULL,
  checked_at timestamptz,
  paid_at timestamptz,
  payment_id uuid,
  CONSTRAINT plan_order_pkey PRIMARY KEY (id),
  CONSTRAINT plan_order_gateway_order_id_key UNIQUE (gateway_order_id),
  CONSTRAINT plan_order_payment_id_key UNIQUE (payment_id),
  CONSTRAINT plan_order_talent_id_request_id_key UNIQUE (talent_id, request_id),
  CONSTRAINT plan_order_amount_adds_up CHECK (abs(price_paise - credit_paise - amount_paise) <= 50),
  CONSTRAINT plan_order_amount_paise_check CHECK (amount_paise > 0 AND (amount_paise % 100) = 0),
  CONSTRAINT plan_order_buyer_gstin_check CHECK (buyer_gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$'::text),
  CONSTRAINT plan_order_company_has_gstin CHECK ((buyer_gstin IS NULL) = (buyer_company IS NULL) AND (buyer_gstin IS NULL OR buyer_state <> 'Outside India'::text)),
  CONSTRAINT plan_order_credit_paise_check CHECK (credit_paise >= 0),
  CONSTRAINT plan_order_paid_has_payment CHECK (status <> 'paid'::order_status OR payment_id IS NOT NULL),
  CONSTRAINT plan_order_paid_has_time CHECK (status <> 'paid'::order_status OR paid_at IS NOT NULL),
  CONSTRAINT plan_order_price_paise_check CHECK (price_paise > 0),
  CONSTRAINT plan_order_unused_days_check CHECK (unused_days >= 0),
  CONSTRAINT plan_order_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT plan_order_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id),
  CONSTRAINT plan_order_replaces_fkey FOREIGN KEY (replaces) REFERENCES subscription(id) ON DELETE SET NULL,
  CONSTRAINT plan_order_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE SET NULL
);
CREATE INDEX plan_order_by_part_of_name ON plan_order USING gin (buyer_name gin_trgm_ops);
CREATE INDEX plan_order_open ON plan_order USING btree (created_at) WHERE status = 'open'::order_status;

-- The price from a day in India on, in rupees. At midnight it is copied to the plan.
CREATE TABLE plan_price (
  plan_id uuid NOT NULL,
  holds_from date NOT NULL,
  price integer NOT NULL,
  CONSTRAINT plan_price_pkey PRIMARY KEY (plan_id, holds_from),
  CONSTRAINT plan_price_in_rupees CHECK (price >= 1 AND price <= 100000),
  CONSTRAINT plan_price_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id) ON DELETE CASCADE
);

CREATE TABLE production_house (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  company_name text,
  owner_name text,
  type_of_work work_type,
  -- Until a registration with Google is completed.
  awaits_registration boolean NOT NULL DEFAULT false,
  gst_no text,
  -- Whether the GSTIN has the PAN; null without one. For staff.
  gst_matches_pan boolean,
  verification house_verification NOT NULL DEFAULT 'email'::house_verification,
  -- The document's last valid day; null if it has no end.
  verified_until date,
  profile_photo text,
  email text,
  phone_number text,
  alternate_contact text,
  location text,
  website_url text,
  is_casting_director boolean NOT NULL DEFAULT false,
  is_production_house boolean NOT NULL DEFAULT false,
  is_ad_agency boolean NOT NULL DEFAULT false,
  is_event_agency boolean NOT NULL DEFAULT false,
  is_theater_group boolean NOT NULL DEFAULT false,
  is_studio boolean NOT NULL DEFAULT false,
  is_talent_agency boolean NOT NULL DEFAULT false,
  works_tv boolean NOT NULL DEFAULT false,
  works_film boolean NOT NULL DEFAULT false,
  works_ott boolean NOT NULL DEFAULT false,
  works_ads boolean NOT NULL DEFAULT false,
  works_print boolean NOT NULL DEFAULT false,
  works_theatre boolean NOT NULL DEFAULT false,
  works_events boolean NOT NULL DEFAULT false,
  -- Whether a shortlisting is sent once it cannot be undone.
  sends_shortlists boolean NOT NULL DEFAULT false,
  saved_by uuid,
  saved_by_request uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz,
  CONSTRAINT production_house_pkey PRIMARY KEY (id),
  CONSTRAINT production_house_verified_until_with_verification CHECK (verified_until IS NULL OR verification = 'documents'::house_verification),
  CONSTRAINT production_house_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX production_house_by_part_of_name ON production_house USING gin (company_name gin_trgm_ops);
CREATE INDEX production_house_by_saver ON production_house USING btree (saved_by);
CREATE INDEX production_house_verified_until ON production_house USING btree (verified_until) WHERE verified_until IS NOT NULL;
CREATE TRIGGER drop_pages_of_changed_house AFTER UPDATE ON production_house
  FOR EACH ROW WHEN (old.updated_at IS DISTINCT FROM new.updated_at OR old.verification IS DISTINCT FROM new.verification)
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER end_child_grade AFTER UPDATE OF verification ON production_house
  FOR EACH ROW WHEN (old.verification = 'documents'::house_verification AND new.verification <> 'documents'::house_verification)
  EXECUTE FUNCTION end_child_grade();
CREATE TRIGGER reject_other_name BEFORE UPDATE OF company_name ON production_house
  FOR EACH ROW WHEN (old.verification = 'documents'::house_verification AND new.verification = 'documents'::house_verification AND letters_of_name(old.company_name) <> letters_of_name(new.company_name))
  EXECUTE FUNCTION reject('KD279', 'staff verified it by its former name');

-- A link that shows a profile until it expires. Stored is the token's hash.
CREATE TABLE profile_share_link (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  request_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened integer NOT NULL DEFAULT 0,
  CONSTRAINT profile_share_link_pkey PRIMARY KEY (id),
  CONSTRAINT profile_share_link_talent_id_request_id_key UNIQUE (talent_id, request_id),
  CONSTRAINT profile_share_link_token_hash_key UNIQUE (token_hash),
  CONSTRAINT profile_share_link_expires_within_year CHECK (expires_at > created_at AND expires_at <= (created_at + '366 days'::interval)),
  CONSTRAINT profile_share_link_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE TRIGGER check_share_link BEFORE INSERT ON profile_share_link
  FOR EACH ROW
  EXECUTE FUNCTION require('KD030', 'its talent is not known to be an adult', 'exists (
    select from talent
    where id = $1.talent_id and date_of_birth is not null and not is_child(date_of_birth, $1.created_at)
    for no key update
  )');
CREATE TRIGGER limit_rows AFTER INSERT ON profile_share_link
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('talent', 'talent_id', '30', 'KD031', 'revoked_at is null and expires_at > $2.created_at');

-- The production houses that viewed a profile, and on which days in India.
CREATE TABLE profile_view (
  talent_id uuid NOT NULL,
  production_house_id uuid NOT NULL,
  day date NOT NULL,
  CONSTRAINT profile_view_pkey PRIMARY KEY (talent_id, day, production_house_id),
  CONSTRAINT profile_view_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT profile_view_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX profile_view_by_day ON profile_view USING btree (day);
CREATE INDEX profile_view_by_house ON profile_view USING btree (production_house_id);

CREATE TABLE profile_visit (
  talent_id uuid NOT NULL,
  day date NOT NULL,
  visitors integer NOT NULL DEFAULT 1,
  CONSTRAINT profile_visit_pkey PRIMARY KEY (talent_id, day),
  CONSTRAINT profile_visit_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX profile_visit_by_day ON profile_visit USING btree (day);

-- The visitors already counted on a day. After a crash they count again.
CREATE UNLOGGED TABLE profile_visitor (
  -- A keyed hash, from which no IP address can be read.
  mark bytea NOT NULL,
  day date NOT NULL,
  CONSTRAINT profile_visitor_pkey PRIMARY KEY (mark)
);
CREATE INDEX profile_visitor_by_day ON profile_visitor USING btree (day);

CREATE TABLE project (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  film_title text NOT NULL,
  type project_type NOT NULL,
  genre text NOT NULL,
  directed_by text NOT NULL,
  produced_by text NOT NULL,
  released_year smallint NOT NULL,
  language text NOT NULL,
  platform text NOT NULL,
  about_project text NOT NULL,
  image_url text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT project_pkey PRIMARY KEY (id),
  CONSTRAINT project_released_year_check CHECK (released_year >= 1900 AND released_year <= 2100)
);
CREATE INDEX project_by_year ON project USING btree (released_year DESC, created_at DESC, id);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON project
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

CREATE TABLE push_subscription (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  -- Encrypts notifications, so that the push service cannot read them.
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT push_subscription_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscription_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscription_session_id_key UNIQUE (session_id),
  CONSTRAINT push_subscription_endpoint_check CHECK (endpoint ~~ 'http%'::text),
  CONSTRAINT push_subscription_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX push_subscription_by_account ON push_subscription USING btree (account_id, created_at DESC);
CREATE TRIGGER limit_push_subscriptions AFTER INSERT ON push_subscription
  FOR EACH ROW
  EXECUTE FUNCTION limit_push_subscriptions();

-- The counts of rate-limiter-flexible, which names the columns. A crash restarts them.
CREATE UNLOGGED TABLE rate_limit (
  -- Hashes, from which for example the IP address cannot be read.
  key character varying(255) NOT NULL,
  points integer NOT NULL,
  -- When the count starts again from zero, in milliseconds since 1970.
  expire bigint NOT NULL,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_by_end ON rate_limit USING btree (expire);

CREATE TABLE recovery_code (
  account_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES two_factor(account_id) ON DELETE CASCADE
);

CREATE TABLE refund (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL,
  gateway_refund_id text,
  status refund_status NOT NULL,
  amount_paise integer NOT NULL,
  reason text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- Null for refunds that the product or the gateway's dashboard made.
  staff_id uuid,
  CONSTRAINT refund_pkey PRIMARY KEY (id),
  CONSTRAINT refund_gateway_refund_id_key UNIQUE (gateway_refund_id),
  CONSTRAINT refund_amount_paise_check CHECK (amount_paise > 0),
  CONSTRAINT refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT refund_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id)
);
CREATE INDEX refund_by_payment ON refund USING btree (payment_id);
CREATE INDEX refund_by_staff ON refund USING btree (staff_id, requested_at);

CREATE TABLE registration_consent (
  account_id uuid NOT NULL,
  version text NOT NULL,
  language text NOT NULL DEFAULT 'en'::text,
  agreed_at timestamptz NOT NULL,
  CONSTRAINT registration_consent_pkey PRIMARY KEY (account_id, version),
  CONSTRAINT registration_consent_language_check CHECK (language ~ '^[a-z]{2,3}(-[a-z]+)?$'::text),
  CONSTRAINT registration_consent_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON registration_consent
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();

-- Browsers that ended when their person left a team, so that they can say so.
CREATE TABLE removed_session (
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT removed_session_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX removed_session_by_expiry ON removed_session USING btree (expires_at);

CREATE TABLE report (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject reported_subject NOT NULL,
  -- The id of what is reported, of an audition or pay that of the application. It may be deleted before the
  -- report is.
  subject_id uuid NOT NULL,
  account_id uuid,
  -- Made by the product for a text, which it reports once while that is open.
  is_automatic boolean NOT NULL DEFAULT false,
  reason report_reason NOT NULL,
  text text NOT NULL DEFAULT ''::text,
  snapshot jsonb NOT NULL,
  reported_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT report_pkey PRIMARY KEY (id),
  CONSTRAINT report_closed_after_reported CHECK (closed_at >= reported_at),
  CONSTRAINT report_text_check CHECK (length(text) <= 2000),
  CONSTRAINT report_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX report_by_account ON report USING btree (account_id);
CREATE UNIQUE INDEX report_one_open ON report USING btree (account_id, subject_id) WHERE closed_at IS NULL AND subject <> 'audition'::reported_subject;
CREATE UNIQUE INDEX report_one_open_automatic ON report USING btree (subject_id, md5(text)) WHERE is_automatic AND closed_at IS NULL;
CREATE INDEX report_open ON report USING btree (reported_at) WHERE closed_at IS NULL;

-- Proof that a reset code was entered. Allows one new password, and its repetition; newer ones replace it.
CREATE TABLE reset_token (
  account_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT reset_token_pkey PRIMARY KEY (account_id),
  CONSTRAINT reset_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX reset_token_by_expiry ON reset_token USING btree (expires_at);

-- A filter of the board or the text of a message that a team uses again.
CREATE TABLE review_preset (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  kind review_preset_kind NOT NULL,
  name text NOT NULL,
  value text NOT NULL,
  CONSTRAINT review_preset_pkey PRIMARY KEY (id),
  CONSTRAINT review_preset_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT review_preset_value_check CHECK (length(value) >= 1 AND length(value) <= 4000),
  CONSTRAINT review_preset_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX review_preset_name ON review_preset USING btree (production_house_id, kind, lower(name));

CREATE TABLE role_offer (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  message text NOT NULL,
  answer_by date NOT NULL,
  lapses_at timestamptz NOT NULL GENERATED ALWAYS AS (((answer_by + 1)::timestamp without time zone AT TIME ZONE 'Asia/Kolkata'::text)) STORED,
  status role_offer_status NOT NULL DEFAULT 'open'::role_offer_status,
  exceeds_positions boolean NOT NULL DEFAULT false,
  reason text NOT NULL DEFAULT ''::text,
  made_at timestamptz NOT NULL,
  made_by uuid,
  answered_at timestamptz,
  withdrawn_by uuid,
  ended_at timestamptz,
  CONSTRAINT role_offer_pkey PRIMARY KEY (id),
  CONSTRAINT role_offer_id_application_id_key UNIQUE (id, application_id),
  CONSTRAINT role_offer_message_check CHECK (message <> ''::text),
  CONSTRAINT role_offer_open_has_no_answer CHECK ((answered_at IS NULL) = (status = 'open'::role_offer_status)),
  CONSTRAINT role_offer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT role_offer_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT role_offer_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX role_offer_by_application ON role_offer USING btree (application_id, made_at);
CREATE INDEX role_offer_by_maker ON role_offer USING btree (made_by);
CREATE INDEX role_offer_by_withdrawer ON role_offer USING btree (withdrawn_by);
CREATE UNIQUE INDEX role_offer_current ON role_offer USING btree (application_id) WHERE status = ANY (ARRAY['open'::role_offer_status, 'accepted'::role_offer_status]);
CREATE TRIGGER book_role AFTER INSERT OR UPDATE OF status ON role_offer
  FOR EACH ROW WHEN (new.status = 'accepted'::role_offer_status)
  EXECUTE FUNCTION book_role();
CREATE TRIGGER check_application_of_offer BEFORE INSERT ON role_offer
  FOR EACH ROW
  EXECUTE FUNCTION require('KD053', 'its application has an outcome', 'exists (select from application where id = $1.application_id and status < ''selected'' for no key update)');
CREATE TRIGGER check_role_offer BEFORE INSERT ON role_offer
  FOR EACH ROW
  EXECUTE FUNCTION check_role_offer();
CREATE TRIGGER count_as_view AFTER INSERT ON role_offer
  FOR EACH ROW
  EXECUTE FUNCTION count_as_view('made_at', 'made_by');
CREATE TRIGGER end_terms AFTER UPDATE OF status ON role_offer
  FOR EACH ROW WHEN (new.status <> ALL (ARRAY['open'::role_offer_status, 'accepted'::role_offer_status]))
  EXECUTE FUNCTION end_terms();
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON role_offer
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE OF status ON role_offer
  FOR EACH ROW WHEN (new.status = ANY (ARRAY['open'::role_offer_status, 'accepted'::role_offer_status]))
  EXECUTE FUNCTION reject_for_removed();
CREATE TRIGGER reject_second_answer BEFORE UPDATE OF status ON role_offer
  FOR EACH ROW WHEN (old.status <> 'open'::role_offer_status AND NOT (old.status = 'accepted'::role_offer_status AND (new.status = ANY (ARRAY['stepped_back'::role_offer_status, 'cancelled'::role_offer_status]))))
  EXECUTE FUNCTION reject('KD055', 'the offer has its answer');
CREATE TRIGGER require_guardian_decision BEFORE INSERT OR UPDATE OF status ON role_offer
  FOR EACH ROW WHEN (new.status = 'accepted'::role_offer_status)
  EXECUTE FUNCTION require_guardian_decision('offer', 'answered_at');
CREATE TRIGGER require_signed_terms BEFORE INSERT OR UPDATE OF status ON role_offer
  FOR EACH ROW WHEN (new.status = 'accepted'::role_offer_status)
  EXECUTE FUNCTION require('KD062', 'its terms are not signed', 'not exists (
    select from offer_terms where role_offer_id = $1.id and sealed_at is null and ended_at is null)');

-- Whom talent can call who do not feel safe at an audition.
CREATE TABLE safety_number (
  only_row boolean NOT NULL DEFAULT true,
  number text NOT NULL,
  CONSTRAINT safety_number_pkey PRIMARY KEY (only_row),
  CONSTRAINT safety_number_number_check CHECK (number ~ '^\+?[0-9]{3,15}$'::text),
  CONSTRAINT safety_number_only_row_check CHECK (only_row)
);

CREATE TABLE sandbox_event (
  id text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_event_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_order (
  id text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  receipt text NOT NULL,
  status text NOT NULL DEFAULT 'created'::text,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_order_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_order_amount_check CHECK (amount >= 100),
  CONSTRAINT sandbox_order_status_check CHECK (status = ANY (ARRAY['created'::text, 'attempted'::text, 'paid'::text]))
);

CREATE TABLE sandbox_payment (
  id text NOT NULL,
  order_id text NOT NULL,
  amount integer NOT NULL,
  status text NOT NULL,
  method text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_payment_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_payment_status_check CHECK (status = ANY (ARRAY['authorized'::text, 'captured'::text, 'refunded'::text, 'failed'::text])),
  CONSTRAINT sandbox_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES sandbox_order(id)
);
CREATE INDEX sandbox_payment_by_order ON sandbox_payment USING btree (order_id);
CREATE UNIQUE INDEX sandbox_payment_captured ON sandbox_payment USING btree (order_id) WHERE status = ANY (ARRAY['captured'::text, 'refunded'::text]);

CREATE TABLE sandbox_refund (
  id text NOT NULL,
  payment_id text NOT NULL,
  amount integer NOT NULL,
  receipt text,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_refund_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_refund_receipt_key UNIQUE (receipt),
  CONSTRAINT sandbox_refund_amount_check CHECK (amount > 0),
  CONSTRAINT sandbox_refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES sandbox_payment(id)
);
CREATE INDEX sandbox_refund_by_payment ON sandbox_refund USING btree (payment_id);

CREATE TABLE saved_job (
  talent_id uuid NOT NULL,
  job_id uuid NOT NULL,
  saved_at timestamptz NOT NULL,
  CONSTRAINT saved_job_pkey PRIMARY KEY (talent_id, job_id),
  CONSTRAINT saved_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT saved_job_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX saved_job_by_job ON saved_job USING btree (job_id);

CREATE TABLE saved_search (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  name text NOT NULL,
  filters jsonb NOT NULL,
  alerts boolean NOT NULL DEFAULT true,
  -- Casting calls published since then are new to the alerts.
  alerts_from timestamptz NOT NULL,
  paused_until timestamptz,
  email_days smallint[] NOT NULL DEFAULT '{1,2,3,4,5,6,7}'::smallint[],
  stop_token uuid NOT NULL DEFAULT gen_random_uuid(),
  created_at timestamptz NOT NULL,
  CONSTRAINT saved_search_pkey PRIMARY KEY (id),
  CONSTRAINT saved_search_stop_token_key UNIQUE (stop_token),
  CONSTRAINT saved_search_email_days_check CHECK (email_days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  CONSTRAINT saved_search_filters_check CHECK (jsonb_typeof(filters) = 'object'::text),
  CONSTRAINT saved_search_name_check CHECK (name <> ''::text),
  CONSTRAINT saved_search_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX saved_search_by_name ON saved_search USING btree (talent_id, lower(name));
CREATE TRIGGER limit_rows AFTER INSERT ON saved_search
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('talent', 'talent_id', '(allowance_of($1, $2.created_at)).saved_searches', 'KD015');

-- An email about the safety of an account, kept until it is sent.
CREATE TABLE security_notice (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  kind security_notice_kind NOT NULL,
  -- After a change of email, the address that the account no longer has.
  email text NOT NULL,
  device text,
  created_at timestamptz NOT NULL,
  CONSTRAINT security_notice_pkey PRIMARY KEY (id),
  CONSTRAINT security_notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX security_notice_by_account ON security_notice USING btree (account_id);

-- An invitation to send a self-tape, and its answer. Its takes are files of the application.
CREATE TABLE self_tape (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL,
  request_id uuid NOT NULL,
  account_id uuid,
  invited_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When the talent promised to keep the sides to themselves, and got them.
  confirmed_at timestamptz,
  answers text[] NOT NULL DEFAULT '{}'::text[],
  may_download boolean NOT NULL DEFAULT false,
  declined_at timestamptz,
  note text NOT NULL DEFAULT ''::text,
  received_at timestamptz,
  -- When the upload of the latest take began, which counts for the deadline.
  begun_at timestamptz,
  -- When the talent removed the last take. An approval from before is for that one.
  removed_at timestamptz,
  reminded_for timestamptz,
  -- When its takes were deleted because their time was over.
  deleted_at timestamptz,
  CONSTRAINT self_tape_pkey PRIMARY KEY (id),
  CONSTRAINT self_tape_once_per_request UNIQUE (application_id, request_id),
  CONSTRAINT self_tape_answers_check CHECK (cardinality(answers) <= 5),
  CONSTRAINT self_tape_received_is_not_declined CHECK (received_at IS NULL OR declined_at IS NULL),
  CONSTRAINT self_tape_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT self_tape_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT self_tape_request_id_fkey FOREIGN KEY (request_id) REFERENCES tape_request(id) ON DELETE CASCADE
);
CREATE INDEX self_tape_by_account ON self_tape USING btree (account_id);
CREATE INDEX self_tape_by_request ON self_tape USING btree (request_id);
CREATE TRIGGER check_request BEFORE INSERT OR UPDATE OF application_id, request_id ON self_tape
  FOR EACH ROW
  EXECUTE FUNCTION require('KD057', 'its request is of another casting call', 'exists (
    select from application join tape_request on tape_request.job_id = application.job_id
    where application.id = $1.application_id and tape_request.id = $1.request_id
  )');
CREATE TRIGGER check_self_tape BEFORE INSERT OR UPDATE OF received_at, declined_at ON self_tape
  FOR EACH ROW
  EXECUTE FUNCTION require('KD053', 'its application has an outcome', 'exists (select from application where id = $1.application_id and status < ''selected'' for share)');
CREATE TRIGGER reject_for_leaver BEFORE INSERT ON self_tape
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_leaver();
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE OF confirmed_at ON self_tape
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed('or suspended');
CREATE TRIGGER require_guardian_decision BEFORE INSERT OR UPDATE OF received_at ON self_tape
  FOR EACH ROW WHEN (new.received_at IS NOT NULL)
  EXECUTE FUNCTION require_guardian_decision('tape', 'received_at');

-- What staff wrote about a category, instead of the text that comes with the site.
CREATE TABLE service_text (
  category text NOT NULL,
  text text NOT NULL,
  CONSTRAINT service_text_pkey PRIMARY KEY (category),
  CONSTRAINT service_text_text_check CHECK (text <> ''::text)
);
CREATE TRIGGER drop_pages AFTER INSERT OR DELETE OR UPDATE ON service_text
  FOR EACH STATEMENT
  EXECUTE FUNCTION drop_public_pages();

CREATE TABLE session (
  token_hash bytea NOT NULL,
  -- Names the session in the list of devices, where the token must not appear.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  device text NOT NULL DEFAULT 'Unknown device'::text,
  -- What an API key may do; null for a browser. Using a key does not extend it.
  api_scopes text[],
  -- Of a session in which its holder acts for the talent of the account.
  mandate_id uuid,
  -- The holder's own session, with which an acting session ends.
  holder_session bytea,
  created_at timestamptz NOT NULL,
  last_used_on date NOT NULL DEFAULT (now() AT TIME ZONE 'Asia/Kolkata'::text)::date,
  expires_at timestamptz NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (token_hash),
  CONSTRAINT session_id_key UNIQUE (id),
  CONSTRAINT session_acts_by_mandate CHECK ((mandate_id IS NULL) = (holder_session IS NULL) AND (mandate_id IS NULL OR api_scopes IS NULL)),
  CONSTRAINT session_api_scopes_check CHECK (cardinality(api_scopes) > 0 AND array_position(api_scopes, NULL::text) IS NULL),
  CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT session_holder_session_fkey FOREIGN KEY (holder_session) REFERENCES session(token_hash) ON DELETE CASCADE,
  CONSTRAINT session_of_mandate FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE CASCADE
);
CREATE INDEX session_by_account ON session USING btree (account_id);
CREATE INDEX session_by_expiry ON session USING btree (expires_at);
CREATE INDEX session_by_holder ON session USING btree (holder_session) WHERE holder_session IS NOT NULL;
CREATE INDEX session_by_mandate ON session USING btree (mandate_id) WHERE mandate_id IS NOT NULL;
CREATE TRIGGER limit_rows AFTER INSERT ON session
  FOR EACH ROW WHEN (new.api_scopes IS NOT NULL)
  EXECUTE FUNCTION limit_rows('account', 'account_id', '10', 'KD024', 'api_scopes is not null and expires_at > $2.created_at');
CREATE TRIGGER require_current_account BEFORE INSERT ON session
  FOR EACH ROW
  EXECUTE FUNCTION require('KD241', 'its account was removed', 'exists (select from account where id = $1.account_id and removed_at is null for key share)');

CREATE TABLE shoot_day (
  job_id uuid NOT NULL,
  day date NOT NULL,
  call_time time without time zone NOT NULL,
  place text NOT NULL,
  map_url text NOT NULL DEFAULT ''::text,
  contact_name text NOT NULL,
  contact_phone text NOT NULL,
  bring text NOT NULL DEFAULT ''::text,
  account_id uuid,
  saved_at timestamptz NOT NULL,
  CONSTRAINT shoot_day_pkey PRIMARY KEY (job_id, day),
  CONSTRAINT shoot_day_place_check CHECK (place <> ''::text),
  CONSTRAINT shoot_day_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT shoot_day_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX shoot_day_by_account ON shoot_day USING btree (account_id);
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE OF saved_at ON shoot_day
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed();
CREATE TRIGGER require_booking BEFORE INSERT OR UPDATE OF day, saved_at ON shoot_day
  FOR EACH ROW
  EXECUTE FUNCTION require('KD065', 'nobody is booked on it, or it has passed', 'exists (
    select from offer_terms join application on application.id = application_id
    where job_id = $1.job_id and sealed_at is not null and ended_at is null and days @> $1.day
  ) and $1.day >= ($1.saved_at at time zone ''Asia/Kolkata'')::date');

-- What somebody who is booked was told of a shoot day last, so that a change says what changed.
CREATE TABLE shoot_day_sent (
  application_id uuid NOT NULL,
  day date NOT NULL,
  sheet jsonb NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT shoot_day_sent_pkey PRIMARY KEY (application_id, day),
  CONSTRAINT shoot_day_sent_sheet_check CHECK (jsonb_typeof(sheet) = 'object'::text),
  CONSTRAINT shoot_day_sent_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);

-- The spellings that all stored values were converted to last, in one row.
CREATE TABLE spelling_version (
  is_only boolean NOT NULL DEFAULT true,
  digest text NOT NULL,
  CONSTRAINT spelling_version_pkey PRIMARY KEY (is_only),
  CONSTRAINT spelling_version_is_only_check CHECK (is_only)
);

-- What staff did and saw. Each row has a hash of itself and the row before.
CREATE TABLE staff_audit_entry (
  place bigint NOT NULL,
  happened_at timestamptz NOT NULL,
  -- Null for a command on the server.
  staff_id uuid,
  action text NOT NULL,
  subject text,
  subject_id text,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  hash bytea NOT NULL,
  -- HMAC of the hash, with a key that is not in the database. Set once.
  mac bytea,
  CONSTRAINT staff_audit_entry_pkey PRIMARY KEY (place),
  CONSTRAINT staff_audit_entry_action_check CHECK (action ~ '^[a-z_]+$'::text),
  CONSTRAINT staff_audit_entry_details_check CHECK (jsonb_typeof(details) = 'object'::text),
  CONSTRAINT staff_audit_entry_subject_check CHECK (subject <> ''::text),
  CONSTRAINT staff_audit_entry_subject_id_check CHECK (subject_id <> ''::text),
  CONSTRAINT staff_audit_entry_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id)
);
CREATE INDEX staff_audit_entry_by_action ON staff_audit_entry USING btree (action, place);
CREATE INDEX staff_audit_entry_by_staff ON staff_audit_entry USING btree (staff_id, place);
CREATE INDEX staff_audit_entry_by_subject ON staff_audit_entry USING btree (subject_id, place);
CREATE TRIGGER chain_audit_entry BEFORE INSERT ON staff_audit_entry
  FOR EACH ROW
  EXECUTE FUNCTION chain_audit_entry();
CREATE TRIGGER reject_change BEFORE DELETE ON staff_audit_entry
  FOR EACH ROW
  EXECUTE FUNCTION reject_change();
CREATE TRIGGER reject_truncate BEFORE TRUNCATE ON staff_audit_entry
  FOR EACH STATEMENT
  EXECUTE FUNCTION reject_change();
CREATE TRIGGER reject_update BEFORE UPDATE ON staff_audit_entry
  FOR EACH ROW WHEN (old.mac IS NOT NULL OR new.mac IS NULL OR new.hash <> old.hash)
  EXECUTE FUNCTION reject_change();

-- What somebody of the staff has taken on. Deleted after a week.
CREATE TABLE staff_claim (
  item text NOT NULL,
  staff_id uuid NOT NULL,
  taken_at timestamptz NOT NULL,
  -- Who handed it to a colleague, with the note.
  handed_by uuid,
  note text,
  CONSTRAINT staff_claim_pkey PRIMARY KEY (item),
  CONSTRAINT staff_claim_check CHECK ((handed_by IS NULL) = (note IS NULL)),
  CONSTRAINT staff_claim_item_check CHECK (item ~ '^[a-z]+:[\da-f-]{36}$'::text),
  CONSTRAINT staff_claim_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 1000),
  CONSTRAINT staff_claim_handed_by_fkey FOREIGN KEY (handed_by) REFERENCES staff_member(id) ON DELETE CASCADE,
  CONSTRAINT staff_claim_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id) ON DELETE CASCADE
);
CREATE INDEX staff_claim_by_age ON staff_claim USING btree (taken_at);

-- Can be taken back until it takes effect. Deleted after a week.
CREATE TABLE staff_decision (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Kind and id, as in staff_claim; an edit counts as its casting call.
  item text NOT NULL,
  action text NOT NULL,
  input jsonb NOT NULL,
  title text,
  staff_id uuid NOT NULL,
  decided_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  -- Failed if what was decided had changed when it was to take effect.
  state text NOT NULL DEFAULT 'waiting'::text,
  settled_at timestamptz,
  CONSTRAINT staff_decision_pkey PRIMARY KEY (id),
  CONSTRAINT staff_decision_input_check CHECK (jsonb_typeof(input) = 'object'::text),
  CONSTRAINT staff_decision_item_check CHECK (item ~ '^[a-z]+:[\da-f-]{36}$'::text),
  CONSTRAINT staff_decision_settled CHECK ((settled_at IS NULL) = (state = 'waiting'::text)),
  CONSTRAINT staff_decision_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'taken_back'::text, 'done'::text, 'failed'::text])),
  CONSTRAINT staff_decision_taken_back_in_time CHECK ((state = 'taken_back'::text) = (settled_at < effective_at)),
  CONSTRAINT staff_decision_takes_effect_later CHECK (effective_at >= (decided_at + '00:00:10'::interval)),
  CONSTRAINT staff_decision_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id) ON DELETE CASCADE
);
CREATE INDEX staff_decision_by_age ON staff_decision USING btree (settled_at);
CREATE INDEX staff_decision_by_item ON staff_decision USING btree (item, decided_at DESC);
CREATE UNIQUE INDEX staff_decision_waiting ON staff_decision USING btree (item) WHERE state = 'waiting'::text;

-- A role that an owner proposed for somebody, and another owner confirms.
CREATE TABLE staff_grant (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL,
  -- Null to remove the person. The same role again is a new login.
  role staff_role,
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL,
  -- Without a second owner, an owner loses the role or login then, unless somebody objects; they may also
  -- agree.
  effective_at timestamptz,
  -- Null if nobody objected in time.
  confirmed_by uuid,
  confirmed_at timestamptz,
  CONSTRAINT staff_grant_pkey PRIMARY KEY (id),
  CONSTRAINT staff_grant_by_others CHECK (staff_id <> proposed_by AND (staff_id <> confirmed_by OR effective_at IS NOT NULL)),
  CONSTRAINT staff_grant_check CHECK (effective_at >= (proposed_at + '3 days'::interval)),
  CONSTRAINT staff_grant_confirmed_whole CHECK (
CASE
    WHEN confirmed_at IS NULL THEN confirmed_by IS NULL
    ELSE confirmed_by IS NOT NULL OR COALESCE(confirmed_at >= effective_at, false)
END),
  CONSTRAINT staff_grant_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES staff_member(id),
  CONSTRAINT staff_grant_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES staff_member(id),
  CONSTRAINT staff_grant_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX staff_grant_open ON staff_grant USING btree (staff_id) WHERE confirmed_at IS NULL;
CREATE TRIGGER require_second_person BEFORE INSERT OR UPDATE OF confirmed_by ON staff_grant
  FOR EACH ROW WHEN (new.confirmed_by IS NOT NULL AND new.confirmed_by <> new.staff_id)
  EXECUTE FUNCTION require('KD273', 'an independent second person is needed', 'may_be_second_person($1.proposed_by, $1.confirmed_by, $1.confirmed_at)');

-- Staff, who have no account. The row of a removed person stays for the audit log.
CREATE TABLE staff_member (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  mailbox text NOT NULL GENERATED ALWAYS AS (mailbox(email)) STORED,
  role staff_role NOT NULL,
  name text,
  password_hash text,
  sealed_secret bytea,
  last_time_step bigint NOT NULL DEFAULT 0,
  -- When the login began to work: after a password and a first code.
  active_since timestamptz,
  removed_at timestamptz,
  -- When the role or login of this owner last ended. For 30 days no single owner gives roles.
  owner_until timestamptz,
  invitation_hash bytea,
  -- Gives the token again. Null for a link that a command printed.
  invitation_seed uuid,
  invitation_ends_at timestamptz,
  -- The owner who brought this person in. Null if a command did.
  invited_by uuid,
  -- The last invitation. For 30 days the two are not independent.
  invited_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT staff_member_pkey PRIMARY KEY (id),
  CONSTRAINT staff_member_invitation_hash_key UNIQUE (invitation_hash),
  CONSTRAINT staff_member_mailbox_key UNIQUE (mailbox),
  CONSTRAINT staff_member_active_has_both_steps CHECK (active_since IS NULL OR num_nonnulls(name, password_hash, sealed_secret) = 3),
  CONSTRAINT staff_member_email_check CHECK (email = lower(email)),
  CONSTRAINT staff_member_invitation_ends CHECK ((invitation_hash IS NULL) = (invitation_ends_at IS NULL)),
  CONSTRAINT staff_member_invited_whole CHECK (invited_by IS NULL OR invited_at IS NOT NULL),
  CONSTRAINT staff_member_name_check CHECK (name <> ''::text),
  CONSTRAINT staff_member_removed_is_not_active CHECK (removed_at IS NULL OR num_nonnulls(active_since, password_hash, sealed_secret, invitation_hash) = 0),
  CONSTRAINT staff_member_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES staff_member(id)
);
CREATE INDEX staff_member_by_inviter ON staff_member USING btree (invited_by);
CREATE TRIGGER delete_staff_passkeys AFTER UPDATE OF active_since ON staff_member
  FOR EACH ROW WHEN (new.active_since IS NULL)
  EXECUTE FUNCTION delete_staff_passkeys();
CREATE TRIGGER end_entered_email AFTER UPDATE OF role, active_since ON staff_member
  FOR EACH ROW WHEN (NOT may_enter_email(new.*))
  EXECUTE FUNCTION end_entered_email('Who entered it may not do so any more.', 'proposed_by = $1.id');
CREATE TRIGGER require_confirmed_end BEFORE UPDATE ON staff_member
  FOR EACH ROW WHEN (old.role = 'owner'::staff_role AND old.active_since IS NOT NULL AND (new.role <> 'owner'::staff_role OR new.removed_at IS NOT NULL OR new.active_since IS NULL AND new.invitation_seed IS NOT NULL))
  EXECUTE FUNCTION require('KD277', 'an owner ends by a confirmed proposal', 'exists (select from staff_grant where staff_id = $1.id and confirmed_at = $1.owner_until)');
CREATE TRIGGER require_remaining_staff_owner_on_delete BEFORE DELETE ON staff_member
  FOR EACH ROW WHEN (old.role = 'owner'::staff_role AND old.active_since IS NOT NULL)
  EXECUTE FUNCTION require_remaining_staff_owner();
CREATE TRIGGER require_remaining_staff_owner_on_update BEFORE UPDATE ON staff_member
  FOR EACH ROW WHEN (old.role = 'owner'::staff_role AND old.active_since IS NOT NULL AND (new.role <> 'owner'::staff_role OR new.removed_at IS NOT NULL OR new.active_since IS NULL AND new.invitation_seed IS NOT NULL))
  EXECUTE FUNCTION require_remaining_staff_owner();

-- What staff write for colleagues about a person, a house or a casting call.
CREATE TABLE staff_note (
  -- Derived from its form, so that one sent again writes nothing.
  id uuid NOT NULL,
  account_id uuid,
  production_house_id uuid,
  job_id uuid,
  staff_id uuid NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT staff_note_pkey PRIMARY KEY (id),
  CONSTRAINT staff_note_of_one_subject CHECK (num_nonnulls(account_id, production_house_id, job_id) = 1),
  CONSTRAINT staff_note_text_check CHECK (text <> ''::text),
  CONSTRAINT staff_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT staff_note_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT staff_note_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE,
  CONSTRAINT staff_note_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id)
);
CREATE INDEX staff_note_by_account ON staff_note USING btree (account_id, written_at);
CREATE INDEX staff_note_by_house ON staff_note USING btree (production_house_id, written_at);
CREATE INDEX staff_note_by_job ON staff_note USING btree (job_id, written_at);
CREATE TRIGGER reject_update BEFORE UPDATE ON staff_note
  FOR EACH ROW
  EXECUTE FUNCTION reject_change();

CREATE TABLE staff_session (
  token_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When password and code were entered last. Some acts need this.
  confirmed_at timestamptz NOT NULL,
  CONSTRAINT staff_session_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id) ON DELETE CASCADE
);
CREATE INDEX staff_session_by_member ON staff_session USING btree (staff_id);

CREATE TABLE stage_move (
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  -- Several applications that were moved together share it.
  request_id uuid NOT NULL,
  application_id uuid NOT NULL,
  was application_stage NOT NULL,
  stage application_stage NOT NULL,
  account_id uuid,
  -- Whether the card was on the screen of the member. If not, nobody looked at it.
  shown boolean NOT NULL,
  moved_at timestamptz NOT NULL,
  undone_at timestamptz,
  CONSTRAINT stage_move_pkey PRIMARY KEY (request_id, application_id),
  CONSTRAINT stage_move_place_key UNIQUE (place),
  CONSTRAINT stage_move_check CHECK (was <> stage),
  CONSTRAINT stage_move_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT stage_move_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX stage_move_by_account ON stage_move USING btree (account_id);
CREATE INDEX stage_move_by_application ON stage_move USING btree (application_id, place);
CREATE TRIGGER count_as_view AFTER INSERT ON stage_move
  FOR EACH ROW WHEN (new.shown)
  EXECUTE FUNCTION count_as_view('moved_at', 'account_id');

-- The status history of an application. Only a row here changes the status.
CREATE TABLE status_change (
  application_id uuid NOT NULL,
  -- Its place in the history of the application, from 1. A trigger sets it.
  position smallint NOT NULL DEFAULT 0,
  status application_status NOT NULL,
  happened_at timestamptz NOT NULL,
  party application_party NOT NULL,
  account_id uuid,
  -- Why an accepted role ended, by either side. Both read it.
  reason text,
  CONSTRAINT status_change_pkey PRIMARY KEY (application_id, "position"),
  CONSTRAINT status_change_account_is_of_house CHECK (account_id IS NULL OR party = 'house'::application_party),
  CONSTRAINT status_change_reason_check CHECK (reason <> ''::text),
  CONSTRAINT status_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT status_change_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE TRIGGER check_accepted_offer BEFORE INSERT ON status_change
  FOR EACH ROW WHEN (new.status = 'selected'::application_status)
  EXECUTE FUNCTION require('KD052', 'its application has no accepted offer', 'exists (select from role_offer where application_id = $1.application_id and status = ''accepted'')');
CREATE TRIGGER end_audition_and_offer AFTER INSERT ON status_change
  FOR EACH ROW WHEN (new.status = ANY (ARRAY['not_selected'::application_status, 'withdrawn'::application_status]))
  EXECUTE FUNCTION end_audition_and_offer();
CREATE TRIGGER end_booking AFTER INSERT ON status_change
  FOR EACH ROW WHEN (new.status = ANY (ARRAY['not_selected'::application_status, 'withdrawn'::application_status]))
  EXECUTE FUNCTION end_booking();
CREATE TRIGGER move_application BEFORE INSERT ON status_change
  FOR EACH ROW
  EXECUTE FUNCTION move_application();
CREATE TRIGGER reject_change BEFORE DELETE OR UPDATE ON status_change
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION reject_change();

CREATE TABLE subscription (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  -- The order that paid for it. Null for demo data and gifts.
  order_id uuid,
  starts_at timestamptz NOT NULL,
  -- Midnight in India at the end of the time that was paid for.
  ends_at timestamptz NOT NULL,
  -- When an upgrade or a refund ended it early.
  ended_at timestamptz,
  auto_renew boolean NOT NULL DEFAULT false,
  -- When the talent cancelled. The subscription still lasts until its end.
  cancelled_at timestamptz,
  -- The last reminder sent, as the number of days before the end.
  reminded_days smallint,
  CONSTRAINT subscription_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_order_id_key UNIQUE (order_id),
  CONSTRAINT subscription_overlaps EXCLUDE USING gist (talent_id WITH =, tstzrange(starts_at, GREATEST(starts_at, LEAST(ends_at, ended_at))) WITH &&),
  CONSTRAINT subscription_cancelled_is_not_renewed CHECK (NOT auto_renew OR cancelled_at IS NULL),
  CONSTRAINT subscription_ends_at_check CHECK ((ends_at AT TIME ZONE 'Asia/Kolkata'::text) = date_trunc('day'::text, (ends_at AT TIME ZONE 'Asia/Kolkata'::text))),
  CONSTRAINT subscription_starts_before_end CHECK (starts_at < ends_at),
  CONSTRAINT subscription_order_id_fkey FOREIGN KEY (order_id) REFERENCES plan_order(id),
  CONSTRAINT subscription_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id),
  CONSTRAINT subscription_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX subscription_by_end ON subscription USING btree (ends_at) WHERE ended_at IS NULL;

-- The switches of the site that are off. Without a row a switch is on.
CREATE TABLE switched_off (
  name text NOT NULL,
  off_since timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  -- For other staff; members read a fixed text.
  reason text NOT NULL,
  CONSTRAINT switched_off_pkey PRIMARY KEY (name),
  CONSTRAINT switched_off_name_check CHECK (name = ANY (ARRAY['registrations'::text, 'posting'::text, 'payments'::text, 'whatsapp'::text])),
  CONSTRAINT switched_off_reason_check CHECK (reason <> ''::text),
  CONSTRAINT switched_off_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_member(id)
);

-- What a member of the house, or a client, says about a moment of a take.
CREATE TABLE take_comment (
  id uuid NOT NULL,
  application_media_id uuid NOT NULL,
  at_ms integer NOT NULL,
  text text NOT NULL,
  account_id uuid,
  client_viewer_id uuid,
  written_at timestamptz NOT NULL,
  CONSTRAINT take_comment_pkey PRIMARY KEY (id),
  CONSTRAINT take_comment_at_ms_check CHECK (at_ms >= 0),
  CONSTRAINT take_comment_text_check CHECK (length(text) >= 1 AND length(text) <= 1000),
  CONSTRAINT take_comment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT take_comment_application_media_id_fkey FOREIGN KEY (application_media_id) REFERENCES application_media(id) ON DELETE CASCADE,
  CONSTRAINT take_comment_client_viewer_id_fkey FOREIGN KEY (client_viewer_id) REFERENCES client_viewer(id) ON DELETE CASCADE
);
CREATE INDEX take_comment_by_account ON take_comment USING btree (account_id);
CREATE INDEX take_comment_by_client_viewer ON take_comment USING btree (client_viewer_id);
CREATE INDEX take_comment_by_take ON take_comment USING btree (application_media_id, at_ms);
CREATE TRIGGER limit_rows AFTER INSERT ON take_comment
  FOR EACH ROW WHEN (new.client_viewer_id IS NOT NULL)
  EXECUTE FUNCTION limit_rows('client_viewer', 'client_viewer_id', '500', 'KD059');

-- Who watched a take: a member of the house, or a client. The talent sees how many did.
CREATE TABLE take_view (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  application_media_id uuid NOT NULL,
  account_id uuid,
  client_viewer_id uuid,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  views integer NOT NULL DEFAULT 1,
  CONSTRAINT take_view_pkey PRIMARY KEY (id),
  CONSTRAINT take_view_once_per_client UNIQUE (application_media_id, client_viewer_id),
  CONSTRAINT take_view_once_per_member UNIQUE (application_media_id, account_id),
  CONSTRAINT take_view_views_check CHECK (views > 0),
  CONSTRAINT take_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT take_view_application_media_id_fkey FOREIGN KEY (application_media_id) REFERENCES application_media(id) ON DELETE CASCADE,
  CONSTRAINT take_view_client_viewer_id_fkey FOREIGN KEY (client_viewer_id) REFERENCES client_viewer(id) ON DELETE SET NULL
);
CREATE INDEX take_view_by_account ON take_view USING btree (account_id);
CREATE INDEX take_view_by_client_viewer ON take_view USING btree (client_viewer_id);

CREATE TABLE talent (
  id uuid NOT NULL,
  name text NOT NULL,
  gender gender,
  date_of_birth date,
  profile_type category,
  city text,
  state text,
  country text,
  languages text[] NOT NULL DEFAULT '{}'::text[],
  skills text[] NOT NULL DEFAULT '{}'::text[],
  body_type text,
  skin_tone text,
  hair_color text,
  eye_color text,
  beard text,
  profile_photo text,
  -- The descriptive rest of the profile. The contract defines its fields.
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  -- The height in `details`, which talent write as they like; null if it cannot be read.
  height_cm smallint,
  -- When staff checked the identity. A plan alone gives no badge.
  identity_verified_at timestamptz,
  -- When staff last verified the agency by a document; null if it is not verified now.
  agency_verified_at timestamptz,
  -- The document's last valid day; null if it has no end.
  agency_verified_until date,
  visibility talent_visibility NOT NULL DEFAULT 'public'::talent_visibility,
  visibility_chosen_at timestamptz,
  -- The day in India on which it becomes public, from age 18. Triggers set it.
  public_from date,
  -- The same for houses; before age 18, only verified ones see the profile.
  houses_from date,
  -- The request of the last save, so that a request sent twice saves once.
  saved_by_request uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the talent last saved the profile. Null since registration.
  updated_at timestamptz,
  listed_at timestamptz NOT NULL GENERATED ALWAYS AS (COALESCE(updated_at, created_at)) STORED,
  -- As filters compare it: without the quarter before a comma. The plain_ columns are short enough for
  -- indexes.
  plain_city text NOT NULL GENERATED ALWAYS AS ("left"(plain_text(regexp_replace(city, '^.*,'::text, ''::text)), 32)) STORED,
  plain_hair text NOT NULL GENERATED ALWAYS AS ("left"(lower(TRIM(BOTH FROM COALESCE(hair_color, ''::text))), 32)) STORED,
  plain_body text NOT NULL GENERATED ALWAYS AS ("left"(lower(TRIM(BOTH FROM COALESCE(body_type, ''::text))), 32)) STORED,
  plain_beard text NOT NULL GENERATED ALWAYS AS ("left"(lower(TRIM(BOTH FROM COALESCE(beard, ''::text))), 32)) STORED,
  plain_eyes text NOT NULL GENERATED ALWAYS AS ("left"(lower(TRIM(BOTH FROM COALESCE(eye_color, ''::text))), 32)) STORED,
  document text NOT NULL GENERATED ALWAYS AS (plain_profile(name, skills, city)) STORED,
  -- What a child is found by: only the name that is shown.
  child_document text NOT NULL GENERATED ALWAYS AS (plain_profile("left"("substring"(name, '\S+'::text), 60), '{}'::text[], NULL::text)) STORED,
  CONSTRAINT talent_pkey PRIMARY KEY (id),
  CONSTRAINT talent_check CHECK (agency_verified_until IS NULL OR agency_verified_at IS NOT NULL),
  CONSTRAINT talent_id_fkey FOREIGN KEY (id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX talent_by_age ON talent USING btree (date_of_birth) INCLUDE (listed_at, id, profile_type, gender, plain_hair, plain_body, plain_beard, plain_eyes, plain_city, public_from) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_agency_verification ON talent USING btree (agency_verified_until) WHERE agency_verified_until IS NOT NULL;
CREATE INDEX talent_by_beard ON talent USING btree (plain_beard, plain_eyes, gender, date_of_birth) INCLUDE (listed_at, id, profile_type, plain_hair, plain_body, plain_city, public_from) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_birthday ON talent USING btree (month_and_day(date_of_birth)) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_category ON talent USING btree (profile_type, public_from) INCLUDE (houses_from) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_choice ON talent USING btree (profile_type, gender, plain_hair, plain_body, date_of_birth) INCLUDE (listed_at, id, plain_beard, plain_eyes, plain_city, public_from) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_city ON talent USING btree (plain_city, profile_type, gender, date_of_birth) INCLUDE (listed_at, id, plain_hair, plain_body, plain_beard, plain_eyes, public_from) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_newest ON talent USING btree (listed_at DESC, id DESC) INCLUDE (profile_type, gender, plain_hair, plain_body, date_of_birth, plain_beard, plain_eyes, plain_city, public_from, document, child_document) WHERE public_from IS NOT NULL;
CREATE INDEX talent_by_part_of_name ON talent USING gin (name gin_trgm_ops);
CREATE INDEX talent_by_tattoos ON talent USING btree ((details ->> 'tattoos'::text), listed_at DESC, id DESC);
CREATE INDEX talent_by_word_sounds ON talent USING gin (word_vector(word_sounds(document))) WITH (fastupdate=off) WHERE public_from IS NOT NULL OR houses_from IS NOT NULL;
CREATE INDEX talent_by_words ON talent USING gin (word_vector(document)) WITH (fastupdate=off) WHERE public_from IS NOT NULL;
CREATE INDEX talent_for_houses_by_choice ON talent USING btree (profile_type, gender, plain_hair, plain_body, date_of_birth) INCLUDE (listed_at, id, plain_beard, plain_eyes, plain_city, houses_from) WHERE houses_from IS NOT NULL;
CREATE INDEX talent_for_houses_by_city ON talent USING btree (plain_city, profile_type, gender, date_of_birth) INCLUDE (listed_at, id, plain_hair, plain_body, plain_beard, plain_eyes, houses_from) WHERE houses_from IS NOT NULL;
CREATE INDEX talent_for_houses_by_newest ON talent USING btree (listed_at DESC, id DESC) INCLUDE (profile_type, gender, plain_hair, plain_body, date_of_birth, plain_beard, plain_eyes, plain_city, houses_from, document, child_document) WHERE houses_from IS NOT NULL;
CREATE INDEX talent_for_houses_by_words ON talent USING gin (word_vector(document)) WITH (fastupdate=off) WHERE houses_from IS NOT NULL;
CREATE TRIGGER apply_child_rules BEFORE INSERT OR UPDATE OF date_of_birth, details, profile_photo ON talent
  FOR EACH ROW
  EXECUTE FUNCTION apply_child_rules_to_talent();
CREATE TRIGGER clear_identity_check BEFORE UPDATE OF name, date_of_birth ON talent
  FOR EACH ROW WHEN (old.name <> new.name OR old.date_of_birth IS DISTINCT FROM new.date_of_birth)
  EXECUTE FUNCTION clear_identity_check();
CREATE TRIGGER drop_page_of_saved_talent AFTER UPDATE ON talent
  FOR EACH ROW WHEN (new.public_from IS NOT NULL AND old.updated_at IS DISTINCT FROM new.updated_at)
  EXECUTE FUNCTION drop_profile_page();
CREATE TRIGGER drop_pages_of_deleted_talent AFTER DELETE ON talent
  FOR EACH ROW WHEN (old.public_from IS NOT NULL)
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER drop_pages_of_hidden_talent AFTER UPDATE ON talent
  FOR EACH ROW WHEN (old.public_from IS NOT NULL AND (old.public_from IS DISTINCT FROM new.public_from OR old.profile_photo IS DISTINCT FROM new.profile_photo OR old.date_of_birth IS DISTINCT FROM new.date_of_birth))
  EXECUTE FUNCTION drop_public_pages();
CREATE TRIGGER keep_address_of_changed_talent AFTER UPDATE ON talent
  FOR EACH ROW WHEN (new.public_from IS NOT NULL AND (old.name IS DISTINCT FROM new.name OR old.public_from IS DISTINCT FROM new.public_from))
  EXECUTE FUNCTION keep_address();
CREATE TRIGGER keep_address_of_new_talent AFTER INSERT ON talent
  FOR EACH ROW WHEN (new.public_from IS NOT NULL)
  EXECUTE FUNCTION keep_address();
CREATE TRIGGER recheck_talent_draft AFTER UPDATE OF date_of_birth ON talent
  FOR EACH ROW WHEN (old.date_of_birth IS DISTINCT FROM new.date_of_birth)
  EXECUTE FUNCTION recheck_talent_draft();
CREATE TRIGGER reject_other_date_of_birth BEFORE UPDATE OF date_of_birth ON talent
  FOR EACH ROW WHEN (old.date_of_birth <> COALESCE(new.date_of_birth, 'infinity'::date))
  EXECUTE FUNCTION require('KD011', 'a known date of birth changes only by a correction of two people', 'coalesce($1.date_of_birth::text = (
    select new_value from identity_check
    where account_id = $1.id and kind = ''date_of_birth'' and decided_at is not null and rejection is null
    order by decided_at desc limit 1
  ), false)');
CREATE TRIGGER reject_other_name BEFORE UPDATE OF name ON talent
  FOR EACH ROW WHEN (old.agency_verified_at IS NOT NULL AND new.agency_verified_at IS NOT NULL AND letters_of_name(old.name) <> letters_of_name(new.name))
  EXECUTE FUNCTION reject('KD279', 'staff verified it by its former name');
CREATE TRIGGER retire_public_pictures AFTER UPDATE OF visibility, public_from ON talent
  FOR EACH ROW WHEN (old.public_from IS NOT NULL AND new.public_from IS NULL OR old.public_from < new.public_from OR old.houses_from IS NOT NULL AND new.houses_from IS NULL)
  EXECUTE FUNCTION retire_public_pictures();
CREATE TRIGGER set_visibility_dates BEFORE INSERT OR UPDATE OF visibility, visibility_chosen_at, date_of_birth, public_from ON talent
  FOR EACH ROW
  EXECUTE FUNCTION set_visibility_dates();

-- The names in URLs of profiles, /t/{slug}. Earlier ones lead to the current.
CREATE TABLE talent_address (
  slug text NOT NULL,
  talent_id uuid NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT talent_address_pkey PRIMARY KEY (slug),
  CONSTRAINT talent_address_is_plain CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80),
  CONSTRAINT talent_address_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX talent_address_by_talent ON talent_address USING btree (talent_id);
CREATE UNIQUE INDEX talent_address_current ON talent_address USING btree (talent_id) WHERE is_current;

CREATE TABLE talent_draft (
  talent_id uuid NOT NULL,
  fields jsonb NOT NULL,
  -- When the profile it started from was saved. Null if it never was.
  based_on timestamptz,
  saved_at timestamptz NOT NULL,
  CONSTRAINT talent_draft_pkey PRIMARY KEY (talent_id),
  CONSTRAINT talent_draft_fields_check CHECK (jsonb_typeof(fields) = 'object'::text AND octet_length(fields::text) <= 400000),
  CONSTRAINT talent_draft_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX talent_draft_by_age ON talent_draft USING btree (saved_at);
CREATE TRIGGER apply_child_rules BEFORE INSERT OR UPDATE ON talent_draft
  FOR EACH ROW
  EXECUTE FUNCTION apply_child_rules_to_draft();

CREATE TABLE talent_list (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  name text NOT NULL,
  account_id uuid,
  created_at timestamptz NOT NULL,
  CONSTRAINT talent_list_pkey PRIMARY KEY (id),
  CONSTRAINT talent_list_name_check CHECK (name <> ''::text),
  CONSTRAINT talent_list_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT talent_list_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE INDEX talent_list_by_account ON talent_list USING btree (account_id);
CREATE UNIQUE INDEX talent_list_by_name ON talent_list USING btree (production_house_id, lower(name));
CREATE TRIGGER limit_rows AFTER INSERT ON talent_list
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('production_house', 'production_house_id', '50', 'KD243');

CREATE TABLE talent_list_entry (
  talent_list_id uuid NOT NULL,
  talent_id uuid NOT NULL,
  account_id uuid,
  added_at timestamptz NOT NULL,
  CONSTRAINT talent_list_entry_pkey PRIMARY KEY (talent_list_id, talent_id),
  CONSTRAINT talent_list_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT talent_list_entry_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE,
  CONSTRAINT talent_list_entry_talent_list_id_fkey FOREIGN KEY (talent_list_id) REFERENCES talent_list(id) ON DELETE CASCADE
);
CREATE INDEX talent_list_entry_by_account ON talent_list_entry USING btree (account_id);
CREATE INDEX talent_list_entry_by_talent ON talent_list_entry USING btree (talent_id);
CREATE TRIGGER limit_rows AFTER INSERT ON talent_list_entry
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('talent_list', 'talent_list_id', '500', 'KD244');

CREATE TABLE talent_media (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  talent_id uuid NOT NULL,
  kind talent_media_kind NOT NULL,
  state media_state NOT NULL,
  file text NOT NULL,
  -- A copy of an adult's picture with a permanent URL.
  public_file text,
  poster text,
  caption text,
  position integer NOT NULL,
  width integer,
  height integer,
  -- Where crops lie, in percent across and down; null in the middle.
  focus text,
  seconds double precision,
  bytes bigint NOT NULL,
  -- Of the file as sent, so that a file sent twice is stored once.
  digest bytea,
  created_at timestamptz NOT NULL,
  CONSTRAINT talent_media_pkey PRIMARY KEY (id),
  CONSTRAINT talent_media_talent_id_kind_digest_key UNIQUE (talent_id, kind, digest),
  CONSTRAINT talent_media_caption_check CHECK (length(caption) >= 1 AND length(caption) <= 200),
  CONSTRAINT talent_media_focus_check CHECK (focus ~ '^([1-9]?[05]|100),([1-9]?[05]|100)$'::text),
  CONSTRAINT talent_media_position_check CHECK ("position" >= 0),
  CONSTRAINT talent_media_file_fkey FOREIGN KEY (file) REFERENCES media_file(name),
  CONSTRAINT talent_media_poster_fkey FOREIGN KEY (poster) REFERENCES media_file(name),
  CONSTRAINT talent_media_public_file_fkey FOREIGN KEY (public_file) REFERENCES media_file(name),
  CONSTRAINT talent_media_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);
CREATE INDEX talent_media_by_file ON talent_media USING btree (file);
CREATE INDEX talent_media_by_poster ON talent_media USING btree (poster) WHERE poster IS NOT NULL;
CREATE INDEX talent_media_by_public_file ON talent_media USING btree (public_file) WHERE public_file IS NOT NULL;
CREATE INDEX talent_media_by_talent ON talent_media USING btree (talent_id, kind, "position");
CREATE UNIQUE INDEX talent_media_one_per_kind ON talent_media USING btree (talent_id, kind) WHERE kind = ANY (ARRAY['image'::talent_media_kind, 'headshot_image'::talent_media_kind, 'full_image'::talent_media_kind]);
CREATE INDEX talent_media_processing ON talent_media USING btree (created_at) WHERE state = 'processing'::media_state;
CREATE TRIGGER check_public_picture BEFORE INSERT OR UPDATE OF public_file ON talent_media
  FOR EACH ROW WHEN (new.public_file IS NOT NULL)
  EXECUTE FUNCTION require('KD141', 'its talent may be a child', 'exists (
    select from talent where id = $1.talent_id and date_of_birth is not null and not is_child(date_of_birth, now())
  )');
CREATE TRIGGER copy_profile_photo AFTER INSERT OR DELETE OR UPDATE OF file, public_file, focus ON talent_media
  FOR EACH ROW
  EXECUTE FUNCTION copy_profile_photo();
CREATE TRIGGER limit_rows AFTER INSERT ON talent_media
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('talent', 'talent_id', '(to_jsonb(allowance_of($1, $2.created_at)) ->> ($2.kind || ''s''))::integer', 'KD140', 'kind = $2.kind');

-- What a house asks for: of everyone invited to the role, for a callback, or of one person.
CREATE TABLE tape_request (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL,
  audience tape_audience NOT NULL DEFAULT 'role'::tape_audience,
  instructions text NOT NULL,
  deadline timestamptz NOT NULL,
  sides text,
  sides_pages smallint,
  sides_text text NOT NULL DEFAULT ''::text,
  questions text[] NOT NULL DEFAULT '{}'::text[],
  max_takes smallint NOT NULL DEFAULT 1,
  orientation tape_orientation NOT NULL DEFAULT 'any'::tape_orientation,
  slate text[] NOT NULL DEFAULT '{name,role,height,city}'::text[],
  -- For how many days the takes are kept after the role closed.
  keep_days smallint NOT NULL DEFAULT 90,
  account_id uuid,
  changed_at timestamptz NOT NULL,
  -- The deadline after which the house was told how many tapes it has.
  summarised_for timestamptz,
  CONSTRAINT tape_request_pkey PRIMARY KEY (id),
  CONSTRAINT tape_request_instructions_check CHECK (instructions <> ''::text),
  CONSTRAINT tape_request_keep_days_check CHECK (keep_days >= 7 AND keep_days <= 365),
  CONSTRAINT tape_request_max_takes_check CHECK (max_takes >= 1 AND max_takes <= 5),
  CONSTRAINT tape_request_questions_check CHECK (cardinality(questions) <= 5),
  CONSTRAINT tape_request_sides_pages_check CHECK (sides_pages > 0),
  CONSTRAINT tape_request_sides_text_check CHECK (length(sides_text) <= 20000),
  CONSTRAINT tape_request_slate_check CHECK (slate <@ '{name,role,height,city,language}'::text[]),
  CONSTRAINT tape_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT tape_request_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT tape_request_sides_fkey FOREIGN KEY (sides) REFERENCES media_file(name)
);
CREATE INDEX tape_request_by_account ON tape_request USING btree (account_id);
CREATE INDEX tape_request_by_deadline ON tape_request USING btree (deadline);
CREATE INDEX tape_request_by_job ON tape_request USING btree (job_id);
CREATE INDEX tape_request_by_sides ON tape_request USING btree (sides) WHERE sides IS NOT NULL;
CREATE UNIQUE INDEX tape_request_has_one_for_role ON tape_request USING btree (job_id) WHERE audience = 'role'::tape_audience;
CREATE TRIGGER reject_for_removed BEFORE INSERT OR UPDATE OF changed_at ON tape_request
  FOR EACH ROW
  EXECUTE FUNCTION reject_for_removed();

CREATE TABLE team_invitation (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  production_house_id uuid NOT NULL,
  email text NOT NULL,
  mailbox text NOT NULL GENERATED ALWAYS AS (mailbox(email)) STORED,
  team_role team_role NOT NULL,
  -- The projects to which the member will be limited; null for none.
  project_ids uuid[],
  -- Gives, with our key, the token, which is only in the email.
  seed uuid NOT NULL,
  token_hash bytea NOT NULL,
  account_id uuid,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT team_invitation_pkey PRIMARY KEY (id),
  CONSTRAINT team_invitation_production_house_id_mailbox_key UNIQUE (production_house_id, mailbox),
  CONSTRAINT team_invitation_seed_key UNIQUE (seed),
  CONSTRAINT team_invitation_token_hash_key UNIQUE (token_hash),
  CONSTRAINT team_invitation_email_check CHECK (email = lower(email)),
  CONSTRAINT team_invitation_expires_within_8_days CHECK (expires_at > sent_at AND expires_at <= (sent_at + '8 days'::interval)),
  CONSTRAINT team_invitation_of_owner_sees_all CHECK (team_role <> 'owner'::team_role OR project_ids IS NULL),
  CONSTRAINT team_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT team_invitation_production_house_id_fkey FOREIGN KEY (production_house_id) REFERENCES production_house(id) ON DELETE CASCADE
);
CREATE INDEX team_invitation_by_account ON team_invitation USING btree (account_id);
CREATE INDEX team_invitation_by_expiry ON team_invitation USING btree (expires_at);
CREATE TRIGGER limit_rows AFTER INSERT ON team_invitation
  FOR EACH ROW
  EXECUTE FUNCTION limit_rows('production_house', 'production_house_id', '50 - (select count(*) from account where production_house_id = $1 and removed_at is null)', 'KD242');

-- What a member sees who is limited to projects (account.limited_to_projects).
CREATE TABLE team_member_project (
  account_id uuid NOT NULL,
  project_id uuid NOT NULL,
  CONSTRAINT team_member_project_pkey PRIMARY KEY (account_id, project_id),
  CONSTRAINT team_member_project_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT team_member_project_project_id_fkey FOREIGN KEY (project_id) REFERENCES casting_project(id) ON DELETE CASCADE
);
CREATE INDEX team_member_project_by_project ON team_member_project USING btree (project_id);

CREATE TABLE terms_signature (
  offer_terms_id uuid NOT NULL,
  party signing_party NOT NULL,
  name text NOT NULL,
  -- Where the code was sent, masked.
  contact text NOT NULL,
  account_id uuid,
  signed_at timestamptz NOT NULL,
  CONSTRAINT terms_signature_pkey PRIMARY KEY (offer_terms_id, party),
  CONSTRAINT terms_signature_name_check CHECK (name <> ''::text),
  CONSTRAINT terms_signature_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT terms_signature_offer_terms_id_fkey FOREIGN KEY (offer_terms_id) REFERENCES offer_terms(id) ON DELETE CASCADE
);
CREATE INDEX terms_signature_by_account ON terms_signature USING btree (account_id);

CREATE TABLE two_factor (
  account_id uuid NOT NULL,
  -- Encrypted for this account with a key that is not in the database.
  sealed_secret bytea NOT NULL,
  active_since timestamptz,
  -- The newest 30-second step used, since 1970. Others must be later.
  last_time_step bigint NOT NULL DEFAULT 0,
  CONSTRAINT two_factor_pkey PRIMARY KEY (account_id),
  CONSTRAINT two_factor_active_after_first_code CHECK (active_since IS NULL OR last_time_step > 0),
  CONSTRAINT two_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

-- The days on which a talent is not free, by what they say or by their own calendar.
CREATE TABLE unavailable (
  talent_id uuid NOT NULL,
  source unavailability_source NOT NULL,
  kind unavailability NOT NULL,
  days datemultirange NOT NULL,
  CONSTRAINT unavailable_pkey PRIMARY KEY (talent_id, source, kind),
  CONSTRAINT unavailable_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talent(id) ON DELETE CASCADE
);

CREATE TABLE webhook_delivery (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL,
  event text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  queued_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  status integer,
  delivered_at timestamptz,
  failed_at timestamptz,
  CONSTRAINT webhook_delivery_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_delivery_check CHECK (delivered_at IS NULL OR failed_at IS NULL),
  CONSTRAINT webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES house_webhook(id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_by_age ON webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_by_webhook ON webhook_delivery USING btree (webhook_id, created_at DESC);
CREATE INDEX webhook_delivery_unqueued ON webhook_delivery USING btree (created_at) WHERE queued_at IS NULL;

-- Replies that withdrew or gave a consent, so that each counts once.
CREATE TABLE whatsapp_reply (
  id text NOT NULL,
  address text NOT NULL,
  said_at timestamptz NOT NULL,
  CONSTRAINT whatsapp_reply_pkey PRIMARY KEY (id)
);
CREATE INDEX whatsapp_reply_by_address ON whatsapp_reply USING btree (address, said_at);
CREATE INDEX whatsapp_reply_by_age ON whatsapp_reply USING btree (said_at);

-- Reports of casting calls, houses, talent and messages, with the house or talent that each is about.
CREATE VIEW any_report AS
 SELECT report.id,
    report.subject::text AS subject,
    report.reason,
    report.reported_at,
    report.closed_at,
    report.account_id,
    job.id AS job_id,
        CASE report.subject
            WHEN 'talent'::reported_subject THEN report.subject_id
            ELSE NULL::uuid
        END AS talent_id,
        CASE report.subject
            WHEN 'house'::reported_subject THEN report.subject_id
            ELSE job.production_house_id
        END AS production_house_id
   FROM report
     LEFT JOIN job ON report.subject = 'job'::reported_subject AND job.id = report.subject_id
UNION ALL
 SELECT report.id,
    'conversation'::text AS subject,
    report.reason,
    report.reported_at,
    report.closed_at,
    report.account_id,
    NULL::uuid AS job_id,
        CASE report.party
            WHEN 'house'::application_party THEN conversation.talent_id
            ELSE NULL::uuid
        END AS talent_id,
        CASE report.party
            WHEN 'talent'::application_party THEN conversation.production_house_id
            ELSE NULL::uuid
        END AS production_house_id
   FROM conversation_report report
     LEFT JOIN conversation USING (application_id);

-- The houses and agencies, which staff verify by their documents.
CREATE VIEW document_owner AS
 SELECT production_house.id,
    false AS is_agency,
    production_house.company_name,
    production_house.owner_name,
    production_house.gst_no,
    production_house.gst_matches_pan,
    production_house.created_at,
    production_house.verification = 'documents'::house_verification AS verified,
    production_house.verified_until
   FROM production_house
UNION ALL
 SELECT talent.id,
    true AS is_agency,
    talent.name AS company_name,
    NULL::text AS owner_name,
    NULL::text AS gst_no,
    NULL::boolean AS gst_matches_pan,
    talent.created_at,
    talent.agency_verified_at IS NOT NULL AS verified,
    talent.agency_verified_until AS verified_until
   FROM talent
  WHERE talent.profile_type = 'Talent Agencies'::category;

-- That pay came: by the talent, or by a house that marks the agreed fee, of which a tenth may be tax.
CREATE VIEW pay_counted AS
 SELECT DISTINCT ON (pay_mark.application_id) pay_mark.application_id,
    pay_mark.paid_on
   FROM pay_mark
     JOIN pay_due ON pay_due.application_id = pay_mark.application_id
     JOIN offer_terms ON offer_terms.id = pay_due.offer_terms_id
  WHERE pay_mark.party = 'talent'::application_party OR pay_mark.amount_paise >= (((offer_terms.terms ->> 'fee'::text)::bigint) * 90)
  ORDER BY pay_mark.application_id, pay_mark.party;

-- By when the house pays, as the terms agree that both signed last.
CREATE VIEW pay_due AS
 SELECT id AS offer_terms_id,
    application_id,
    last_day,
    last_day + ((terms ->> 'pay_days'::text)::integer) AS due_on
   FROM ( SELECT DISTINCT ON (offer_terms.application_id) offer_terms.id,
            offer_terms.role_offer_id,
            offer_terms.application_id,
            offer_terms.version,
            offer_terms.terms,
            offer_terms.days,
            offer_terms.then_backup,
            offer_terms.follows,
            offer_terms.made_at,
            offer_terms.sealed_at,
            offer_terms.ended_at,
            offer_terms.passed_on_at,
            LEAST(upper(offer_terms.days) - 1, (offer_terms.ended_at AT TIME ZONE 'Asia/Kolkata'::text)::date) AS last_day
           FROM offer_terms
          WHERE offer_terms.sealed_at IS NOT NULL
          ORDER BY offer_terms.application_id, offer_terms.sealed_at DESC, offer_terms.version DESC) latest
  WHERE ended_at IS NULL OR last_day >= lower(days);

CREATE OR REPLACE FUNCTION public.accept_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  talent uuid;
  house uuid;
  bar conversation_bar;
begin
  select talent_id, production_house_id into talent, house
    from application join job on job.id = job_id where application.id = new.application_id for share of application;
  perform from talent as person where id = talent for share;
  if new.party = 'house' then
    insert into conversation (application_id, talent_id, production_house_id, written_at)
      values (new.application_id, talent, house, new.written_at) on conflict do nothing;
  end if;
  perform from conversation where application_id = new.application_id for no key update;
  perform from conversation_message where id = new.id;
  if found then
    return null;
  end if;
  perform from account where id = new.account_id and case new.party
    when 'talent' then id = talent
    else production_house_id = house and team_role >= 'reviewer' and removed_at is null end;
  if not found then
    raise exception 'account % does not take part in conversation %', new.account_id, new.application_id
      using errcode = 'KD280';
  end if;
  bar := conversation_bar(new.application_id, new.party, new.written_at);
  if bar is not null then
    raise exception 'the % cannot write in conversation %: %', new.party, new.application_id, bar
      using errcode = 'KD281';
  end if;
  new.place := (
    select coalesce(max(place), 0) + 1 from conversation_message where application_id = new.application_id
  );
  return new;
end $function$;

-- The mandates of an acting session, its own first, then those of the session it came from; null once one
-- has ended.
CREATE OR REPLACE FUNCTION public.acting_by(asked bytea, instant timestamptz)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH RECURSIVE chain(depth, token_hash, account_id, mandate_id, holder_session, expires_at) AS (
          SELECT 1 AS "?column?",
             session.token_hash,
             session.account_id,
             session.mandate_id,
             session.holder_session,
             session.expires_at
            FROM session
           WHERE (session.token_hash = acting_by.asked)
         UNION ALL
          SELECT (chain_1.depth + 1),
             s.token_hash,
             s.account_id,
             s.mandate_id,
             s.holder_session,
             s.expires_at
            FROM (chain chain_1
              JOIN session s ON ((s.token_hash = chain_1.holder_session)))
         )
  SELECT
         CASE
             WHEN bool_and(((chain.expires_at > acting_by.instant) AND ((mandate.id IS NULL) OR ((mandate.talent_id = chain.account_id) AND mandate_is_active(mandate.*, acting_by.instant))))) THEN jsonb_agg(jsonb_build_object('mandate_id', mandate.id, 'kind', mandate.kind, 'scopes', mandate.scopes, 'holder_id', mandate.holder_id, 'guardian_id', mandate.guardian_id, 'talent_name', talent.name) ORDER BY chain.depth) FILTER (WHERE (mandate.id IS NOT NULL))
             ELSE NULL::jsonb
         END AS "case"
    FROM ((chain
      LEFT JOIN mandate ON ((mandate.id = chain.mandate_id)))
      LEFT JOIN talent ON ((talent.id = mandate.talent_id)));
END;

-- The day of becoming an adult: 1 March for 29 February if the year has none.
CREATE OR REPLACE FUNCTION public.adult_on(date_of_birth date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN (((date_of_birth + '18 years'::interval))::date + ((EXTRACT(day FROM (date_of_birth + '18 years'::interval)) <> EXTRACT(day FROM date_of_birth)))::integer);

-- The age that every rule uses: birthdays begin at midnight in India.
CREATE OR REPLACE FUNCTION public.age_in_india(date_of_birth date, instant timestamptz)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN (EXTRACT(year FROM age((((instant AT TIME ZONE 'Asia/Kolkata'::text))::date)::timestamp without time zone, (date_of_birth)::timestamp without time zone)))::integer;

CREATE OR REPLACE FUNCTION public.agreed_days(terms offer_terms)
 RETURNS daterange
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (NOT ((terms).terms ? 'work_days'::text)) THEN (terms).days ELSE NULL::daterange END;

-- The searches that send alerts: within the plan's allowance, oldest first.
CREATE OR REPLACE FUNCTION public.alerting_searches(instant timestamptz)
 RETURNS TABLE(id uuid, talent_id uuid, name text, filters jsonb, email_days smallint[], whatsapp_days smallint[], created_at timestamptz, alerts_from timestamptz, stop_token uuid)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT search.id,
     search.talent_id,
     search.name,
     search.filters,
     search.email_days,
     plan.whatsapp_days,
     search.created_at,
     search.alerts_from,
     search.stop_token
    FROM ((( SELECT saved_search.id,
             saved_search.talent_id,
             saved_search.name,
             saved_search.filters,
             saved_search.alerts,
             saved_search.alerts_from,
             saved_search.paused_until,
             saved_search.email_days,
             saved_search.stop_token,
             saved_search.created_at,
             row_number() OVER (PARTITION BY saved_search.talent_id ORDER BY saved_search.created_at, saved_search.id) AS place
            FROM saved_search) search
      JOIN subscription ON (((subscription.talent_id = search.talent_id) AND (tstzrange(subscription.starts_at, GREATEST(subscription.starts_at, LEAST(subscription.ends_at, subscription.ended_at))) @> alerting_searches.instant))))
      JOIN plan ON ((plan.id = subscription.plan_id)))
   WHERE (((plan.saved_searches IS NULL) OR (search.place <= plan.saved_searches)) AND search.alerts AND ((search.paused_until IS NULL) OR (search.paused_until <= alerting_searches.instant)));
END;

-- Null numbers are unlimited. Without a plan, `plan` is null and no alerts are sent. Applications count
-- from the start of a yearly period, `counted_from`. The contract has the free numbers too.
CREATE OR REPLACE FUNCTION public.allowance_of(talent uuid, instant timestamptz)
 RETURNS TABLE(plan text, applications integer, photos integer, intro_videos integer, audition_videos integer, voice_samples integer, work_links integer, saved_searches integer, counted_from timestamptz)
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select plan.name, plan.applications, plan.photos, plan.intro_videos, plan.audition_videos, plan.voice_samples,
      plan.work_links, plan.saved_searches,
      year_start(starts_at, instant, greatest(1, plan.duration_in_days / 365))
    from subscription join plan on plan.id = plan_id
    where talent_id = talent
      and tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) @> instant;
  if not found then
    return query select null, 5, 3, 1, 1, 1, 1, 1, year_start(created_at, instant)
      from talent as person where id = talent;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.appeal_deciders(appeal)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT array_remove(ARRAY[house_suspension.proposed_by, house_suspension.confirmed_by], NULL::uuid) AS array_remove
    FROM house_suspension
   WHERE (house_suspension.id = ($1).house_suspension_id)
 UNION ALL
  SELECT array_remove(ARRAY[( SELECT staff_audit_entry.staff_id
            FROM staff_audit_entry
           WHERE ((staff_audit_entry.subject_id = (($1).job_id)::text) AND (staff_audit_entry.action = ANY (ARRAY['rejected_call'::text, 'took_down_call'::text, 'refused_call'::text])) AND (staff_audit_entry.happened_at <= COALESCE(($1).decided_at, 'infinity'::timestamptz)))
           ORDER BY staff_audit_entry.place DESC
          LIMIT 1), ( SELECT staff_audit_entry.staff_id
            FROM staff_audit_entry
           WHERE ((staff_audit_entry.subject_id = (($1).production_house_id)::text) AND (staff_audit_entry.action = 'ended_child_grade'::text) AND (staff_audit_entry.happened_at <= COALESCE(($1).decided_at, 'infinity'::timestamptz)) AND (EXISTS ( SELECT
                    FROM job
                   WHERE ((job.id = ($1).job_id) AND (job.age_from < 18)))))
           ORDER BY staff_audit_entry.place DESC
          LIMIT 1)], NULL::uuid) AS array_remove
   WHERE (($1).job_id IS NOT NULL)
 UNION ALL
  SELECT array_remove(ARRAY[( SELECT staff_audit_entry.staff_id
            FROM staff_audit_entry
           WHERE ((staff_audit_entry.subject_id = (($1).production_house_id)::text) AND (staff_audit_entry.action = 'refused_document'::text) AND (staff_audit_entry.happened_at <= ($1).sent_at))
           ORDER BY staff_audit_entry.place DESC
          LIMIT 1)], NULL::uuid) AS array_remove
   WHERE (($1).document_sent_at IS NOT NULL);
END;

-- Whether it still needs an answer: none was given, nor did its subject change.
CREATE OR REPLACE FUNCTION public.appeal_waits(appeal)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((($1).decided_at IS NULL) AND ((EXISTS (SELECT FROM house_suspension WHERE ((house_suspension.id = ($1).house_suspension_id) AND (house_suspension.ended_at IS NULL)))) OR (EXISTS (SELECT FROM job WHERE ((job.id = ($1).job_id) AND (job.version = ($1).job_version) AND (job.rejection IS NOT NULL) AND ((job.status <> 'closed'::job_status) OR (job.approved_at IS NULL))))) OR (EXISTS (SELECT FROM house_document WHERE ((house_document.production_house_id = ($1).production_house_id) AND (house_document.sent_at = ($1).document_sent_at) AND (house_document.refused_for IS NOT NULL))))));

CREATE OR REPLACE FUNCTION public.applications_used(talent uuid, counted_from timestamptz, instant timestamptz)
 RETURNS integer
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (count(*))::integer AS count
    FROM (application
      JOIN job ON ((job.id = application.job_id)))
   WHERE ((application.talent_id = applications_used.talent) AND (application.applied_at >= applications_used.counted_from) AND (NOT application.allowance_returned) AND (NOT is_considered(application.id)) AND (application.opened OR ((job.status <> 'closed'::job_status) AND (job.closes_at > applications_used.instant))));
END;

CREATE OR REPLACE FUNCTION public.apply_child_rules_to_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if is_child(known_date_of_birth(new.talent_id, new.fields ->> 'date_of_birth'), now()) then
    new.fields := without_adult_details(new.fields);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.apply_child_rules_to_talent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if is_child(new.date_of_birth, now()) then
    new.details := without_adult_details(new.details);
    new.profile_photo := case when new.profile_photo not like '/media/public/%' then new.profile_photo end;
  end if;
  return new;
end $function$;

-- An adult who turns out to be a child loses what only adults have; whoever turns out to be an adult is as
-- at 18.
CREATE OR REPLACE FUNCTION public.apply_date_of_birth()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  is_now boolean := is_child(new.new_value::date, new.decided_at);
  was boolean := (select is_child(date_of_birth, new.decided_at) from talent where id = new.account_id);
begin
  -- The talent's own trigger computes public_from.
  update talent set date_of_birth = new.new_value::date, public_from = null where id = new.account_id;
  if is_now = was then
    return null;
  end if;
  -- Who agreed to it decided for another age; the consent of a guardian counts for itself.
  update mandate set ended_at = new.decided_at, seed = null, token_hash = null, link_ends_at = null
    where new.account_id in (talent_id, holder_id) and kind <> 'guardian' and ended_at is null;
  if is_now then
    update profile_share_link set revoked_at = new.decided_at where talent_id = new.account_id and revoked_at is null;
    if not guardian_agrees(new.account_id) then
      perform end_permission_of(new.account_id, new.decided_at);
    end if;
  end if;
  return null;
end $function$;

-- Whether the guardian has not let the child see what a house wrote.
CREATE OR REPLACE FUNCTION public.awaits_guardian(child uuid, wanted guardian_decision_kind, subject uuid, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (guardian_agrees(child) AND (NOT guardian_allows(child, wanted, subject, '{}'::jsonb)) AND (EXISTS (SELECT FROM talent WHERE ((talent.id = awaits_guardian.child) AND is_child(talent.date_of_birth, awaits_guardian.instant)))));

-- A banned house with this name, GST number or one of these people, or null.
CREATE OR REPLACE FUNCTION public.banned_house_like(house uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(other.company_name, 'a house without a name')
  from production_house this
    join house_suspension ban on ban.kind = 'ban' and ban.confirmed_at is not null and ban.ended_at is null
    join production_house other on other.id = ban.production_house_id and other.id <> this.id
  where this.id = house and (
    lower(regexp_replace(this.company_name, '[^[:alnum:]]', '', 'g'))
      = lower(regexp_replace(other.company_name, '[^[:alnum:]]', '', 'g'))
    or this.gst_no = other.gst_no
    or exists (
      select from account member join account banned on banned.production_house_id = other.id and (
        banned.mailbox = member.mailbox or banned.mobile = member.mobile
        or banned.pan_fingerprint = member.pan_fingerprint or banned.aadhaar_fingerprint = member.aadhaar_fingerprint
      )
      where member.production_house_id = this.id
    )
  )
  order by ban.confirmed_at limit 1
$function$;

-- An objection that has no link is about the latest correction so far.
CREATE OR REPLACE FUNCTION public.begin_with_latest_correction()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.about := array(
    select id from identity_check
    where account_id = new.account_id and kind <> 'badge' and proposed_at <= new.recorded_at
    order by proposed_at desc limit 1
  );
  return new;
end $function$;

-- An accepted offer books the days of its signed terms, those that the house held, or those of a shoot of
-- two weeks at most.
CREATE OR REPLACE FUNCTION public.book_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  person uuid := (select talent_id from application where id = new.application_id);
  agreed daterange := (
    select agreed_days(offer_terms) from offer_terms
    where role_offer_id = new.id and sealed_at is not null and ended_at is null
  );
begin
  perform settle_holds(person, new.answered_at);
  -- The hold may have expired just now: then the days are those of the casting call.
  update booking set state = 'confirmed', days = coalesce(agreed, days), expires_at = null, set_aside = false, changed_at = new.answered_at
    where application_id = new.application_id and state in ('second_hold', 'first_hold');
  if not found then
    insert into booking (application_id, talent_id, days, state, account_id, made_at, changed_at)
      select new.application_id, person, coalesce(agreed, shoot_days), 'confirmed', new.made_by,
        new.answered_at, new.answered_at
      from application join job on job.id = job_id
      -- Nobody works on every day of months, unless signed terms say so.
      where application.id = new.application_id
        and (agreed is not null or upper(shoot_days) - lower(shoot_days) <= 14);
  end if;
  return null;
end $function$;

-- The deadline, or when the house closed the casting call before it.
CREATE OR REPLACE FUNCTION public.call_ended_at(wanted uuid)
 RETURNS timestamptz
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (job.status = 'closed'::job_status) THEN LEAST(job.closes_at, (SELECT max(audit_log_entry.happened_at) AS max FROM audit_log_entry WHERE ((audit_log_entry.job_id = job.id) AND (audit_log_entry.action = 'closed'::audit_action)))) ELSE job.closes_at END AS closes_at FROM job WHERE (job.id = call_ended_at.wanted));

CREATE OR REPLACE FUNCTION public.chain_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  last staff_audit_entry;
begin
  -- One row at a time, so that every row follows exactly one other.
  perform pg_advisory_xact_lock(hashtext('staff_audit_entry'));
  select * into last from staff_audit_entry order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.hash := staff_audit_hash(coalesce(last.hash, ''), new);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  birth date := known_date_of_birth(new.talent_id, new.details ->> 'dob');
begin
  if is_child(birth, new.applied_at) then
    new.details := without_adult_details(new.details);
  end if;
  if tg_op = 'INSERT' and is_added_by_house(new.talent_id) then
    perform require_job_for_added(new.job_id, new.applied_at);
  elsif tg_op = 'INSERT' then
    perform require_application_of_child(new.talent_id, birth, new.job_id, new.applied_at);
    perform require_open_job(new.job_id, new.applied_at);
    if new.considered_by is null then
      perform require_audience(new.job_id, new.talent_id, new.mandate_id);
    end if;
  end if;
  return new;
end $function$;

-- Every approver has opened the document, which is kept until the second.
CREATE OR REPLACE FUNCTION public.check_child_grade()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from production_house join house_document on production_house_id = id
    where id = new.production_house_id and verification = 'documents' and file is not null and not exists (
      select from unnest(array_remove(array[new.first_by, new.second_by], null)) approver where not exists (
        select from staff_audit_entry
        where staff_id = approver and action = 'viewed_document' and subject_id = new.production_house_id::text
          and happened_at >= sent_at
      )
    );
  if not found then
    raise exception 'house % has no document that every approver has opened', new.production_house_id
      using errcode = 'KD276';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_child_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if substring(new.age_range from '^\d+')::integer >= 18 then
    new.child_permit_no := null;
    new.child_daily_hours := null;
    new.child_stretch_hours := null;
    new.child_responsible := null;
  elsif num_nulls(new.child_permit_no, new.child_daily_hours, new.child_stretch_hours, new.child_responsible) > 0 then
    raise exception 'job % may cast children and does not have every term for them', new.id using errcode = 'KD040';
  end if;
  return new;
end $function$;

-- A house considers its own applicants for its own roles; the rules of an application apply too.
CREATE OR REPLACE FUNCTION public.check_considered()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  house uuid;
begin
  select production_house_id into house from account where id = new.considered_by;
  if not exists (
    select from application join job on job.id = job_id
    where talent_id = new.talent_id and production_house_id = house and application.status <> 'withdrawn'
      and hidden_at is null
  ) or not exists (select from job where id = new.job_id and production_house_id = house) then
    raise exception 'talent % has no application to house % that stands', new.talent_id, house using errcode = 'KD249';
  end if;
  perform require_suitable(
    new.talent_id, known_date_of_birth(new.talent_id, new.details ->> 'dob'), house, new.job_id, new.applied_at
  );
  return new;
end $function$;

-- A guardian whose number the child takes runs the account.
CREATE OR REPLACE FUNCTION public.check_contact_of_child()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update guardian set runs_account = true
    where talent_id = new.id and withdrawn_at is null and not runs_account and new.mobile in (
      mobile, (select proof.mobile from guardian_proof proof where proof.mailbox = mailbox(contact))
    );
  if is_email_of_guardian(new.id, new.email) then
    raise exception 'account % has the mailbox of its guardian', new.id using errcode = 'KD025';
  end if;
  return null;
end $function$;

-- No contacts of another child; the child's email only if it runs the account.
CREATE OR REPLACE FUNCTION public.check_guardian()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.requested_at);
  if not found then
    raise exception 'talent % is not a child', new.talent_id using errcode = 'KD008';
  end if;
  perform from guardian
    where talent_id = new.talent_id and disowned_at is not null
      and mailbox(contact) in (mailbox(new.mobile), mailbox(new.email));
  if found then
    raise exception '% is not the child of this guardian', new.talent_id using errcode = 'KD018';
  end if;
  -- The same person, named again, needs no new comparison; nobody else is verified by being named.
  new.relation_verified_at := (
    select max(relation_verified_at) from guardian
    where talent_id = new.talent_id and mailbox(contact) = mailbox(new.contact)
      and (name, relation) = (new.name, new.relation)
  );
  new.runs_account := exists (
    select from account where id = new.talent_id and mobile in (
      new.mobile, (select proof.mobile from guardian_proof proof where proof.mailbox = mailbox(new.contact))
    )
  );
  -- A guardian who entered a code before may consent again. A shared mailbox is fine only if nothing goes to it.
  if not (new.runs_account and new.contact = new.mobile) and new.confirmed_at is null and mailbox(new.email) in (
    select mailbox from account where id = new.talent_id
    union all select mailbox(old_email) from email_change where account_id = new.talent_id
  ) then
    raise exception 'the guardian of % has the mailbox of the child', new.talent_id using errcode = 'KD025';
  end if;
  -- A sibling's account that the guardian runs has the guardian's number.
  perform from account join talent using (id)
    where role = 'talent' and id <> new.talent_id and verified_at is not null
      and (proven_mobile = new.mobile or mailbox = mailbox(new.email))
      and is_child(date_of_birth, new.requested_at)
      and not exists (
        select from guardian where talent_id = account.id and runs_account and withdrawn_at is null
      );
  if found then
    raise exception 'the guardian of % has the contact of another child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_house_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  house production_house;
begin
  select * into house from production_house where id = new.production_house_id for key share;
  if house.awaits_registration then
    raise exception 'house % has not completed its registration', house.id using errcode = 'KD007';
  end if;
  if new.status <> 'pending' and house_suspension_kind(house.id) is not null then
    raise exception 'house % is suspended', house.id using errcode = 'KD271';
  end if;
  if (tg_op = 'INSERT' or new.status = 'open') and not sees_children(house.id)
    and substring(new.age_range from '^\d+')::integer < 18 then
    raise exception 'job % may cast children and its house is not verified for them', new.id
      using errcode = 'KD270';
  end if;
  return new;
end $function$;

-- Open calls only, nobody who applied; 200 a day per house; no muted house, no child that it may not see or
-- of another age.
CREATE OR REPLACE FUNCTION public.check_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  house uuid;
  birth date;
begin
  perform from invitation_to_apply where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    return new;
  end if;
  perform from application where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    raise exception 'talent % has applied to job %', new.talent_id, new.job_id using errcode = 'KD247';
  end if;
  select production_house_id into house from job
    where id = new.job_id and status = 'open' and closes_at > new.invited_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  perform from production_house where id = house for no key update;
  select date_of_birth into birth from talent where id = new.talent_id for share;
  if is_child(birth, new.invited_at) then
    perform from guardian
      where talent_id = new.talent_id and consented_at is not null and withdrawn_at is null
        and relation_verified_at is not null for share;
    if not found or not may_see_child(house, new.talent_id) then
      raise exception 'talent % is a child that house % may not see', new.talent_id, house using errcode = 'KD012';
    end if;
  end if;
  perform require_suitable(new.talent_id, birth, house, new.job_id, new.invited_at);
  if (
    select count(*) from invitation_to_apply join job on job.id = job_id
    where production_house_id = house and invited_at > new.invited_at - interval '1 day'
  ) >= 200 then
    raise exception 'house % invited 200 talent within a day', house using errcode = 'KD246';
  end if;
  return new;
end $function$;

-- check_guardian decides about a contact that is a mobile number.
CREATE OR REPLACE FUNCTION public.check_mobile_of_guardian()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.mobile <> new.mailbox and is_mobile_of_child(new.mailbox, new.mobile) then
    raise exception 'guardian % has the mobile number of a child', new.id using errcode = 'KD009';
  end if;
  return new;
end $function$;

-- The house must agree to more offers than places.
CREATE OR REPLACE FUNCTION public.check_role_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not new.exceeds_positions then
    perform from job where id = (select job_id from application where id = new.application_id) for no key update;
    if not has_free_position(new.application_id, new.made_at) then
      raise exception 'the role of application % has no free place', new.application_id using errcode = 'KD056';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.clear_identity_check()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.identity_verified_at := null;
  update identity_check set proposed_at = proposed_at + interval '1 millisecond'
    where account_id = new.id and kind = 'badge' and decided_at is null;
  return new;
end $function$;

-- How far an audition is that is not over; null once it is.
CREATE OR REPLACE FUNCTION public.confirmed_audition(invitation audition_invitation, instant timestamptz)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (audition_attendance.arrived_at IS NULL) THEN 'ahead'::text ELSE 'checked in'::text END AS "case" FROM (((audition_slot JOIN application ON ((application.id = (confirmed_audition.invitation).application_id))) JOIN talent ON ((talent.id = application.talent_id))) LEFT JOIN audition_attendance ON (((audition_attendance.slot_id = audition_slot.id) AND (audition_attendance.application_id = (confirmed_audition.invitation).application_id)))) WHERE (((confirmed_audition.invitation).answer = 'confirmed'::audition_answer) AND (audition_slot.id = (confirmed_audition.invitation).slot_id) AND (audition_attendance.left_at IS NULL) AND (confirmed_audition.instant < (audition_slot.ends_at + CASE WHEN ((NOT is_child(talent.date_of_birth, confirmed_audition.instant)) OR (audition_slot.place ~~ 'https://%'::text)) THEN '00:00:00'::interval WHEN (audition_attendance.arrived_at IS NULL) THEN '01:00:00'::interval ELSE '1 day'::interval END))));

-- The guardian who consented first, of those who consent.
CREATE OR REPLACE FUNCTION public.consenting_guardian(talent uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (SELECT guardian.id FROM guardian WHERE ((guardian.talent_id = consenting_guardian.talent) AND (guardian.consented_at IS NOT NULL) AND (guardian.withdrawn_at IS NULL)) ORDER BY guardian.consented_at, guardian.id LIMIT 1);

CREATE OR REPLACE FUNCTION public.contains_by_sound(whole text, part text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return strpos(' ' || sound_of(whole) || ' ', ' ' || sound_of(part) || ' ') > 0;
end $function$;

-- Why one cannot write, or null. After 5 messages a house waits for a reply.
CREATE OR REPLACE FUNCTION public.conversation_bar(application uuid, side application_party, instant timestamptz)
 RETURNS conversation_bar
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (
         CASE
             WHEN (EXISTS ( SELECT
                FROM conversation_block block
               WHERE ((block.talent_id = sent.talent_id) AND (block.production_house_id = job.production_house_id) AND (block.party = conversation_bar.side)))) THEN 'own_block'::text
             WHEN (EXISTS ( SELECT
                FROM conversation_block block
               WHERE ((block.talent_id = sent.talent_id) AND (block.production_house_id = job.production_house_id) AND (block.party <> conversation_bar.side)))) THEN 'other_block'::text
             WHEN ((sent.status = 'withdrawn'::application_status) OR (sent.hidden_at IS NOT NULL)) THEN 'withdrawn'::text
             WHEN (house_suspension_kind(house.id) IS NOT NULL) THEN 'suspended'::text
             WHEN lacks_consent(sent.id) THEN 'consent'::text
             WHEN (is_child(talent.date_of_birth, conversation_bar.instant) AND (NOT sees_children(house.id))) THEN 'child'::text
             WHEN ((conversation_bar.side = 'house'::application_party) AND is_child(talent.date_of_birth, conversation_bar.instant) AND ((age_in_india(talent.date_of_birth, conversation_bar.instant) < job.age_from) OR (age_in_india(talent.date_of_birth, conversation_bar.instant) > job.age_to))) THEN 'age'::text
             WHEN (is_child(talent.date_of_birth, conversation_bar.instant) AND (NOT guardian_agrees(talent.id))) THEN 'guardian'::text
             WHEN is_removed(job.id) THEN 'removed'::text
             WHEN ((conversation_bar.side = 'talent'::application_party) AND (NOT (EXISTS ( SELECT
                FROM conversation_message message
               WHERE (message.application_id = sent.id))))) THEN 'not_begun'::text
             WHEN ((conversation_bar.side = 'house'::application_party) AND (( SELECT count(*) FILTER (WHERE (last.party = 'house'::application_party)) AS count
                FROM ( SELECT message.party
                        FROM conversation_message message
                       WHERE (message.application_id = sent.id)
                       ORDER BY message.place DESC
                      LIMIT 5) last) = 5)) THEN 'unanswered'::text
             ELSE NULL::text
         END)::conversation_bar AS conversation_bar
    FROM (((application sent
      JOIN job ON ((job.id = sent.job_id)))
      JOIN production_house house ON ((house.id = job.production_house_id)))
      JOIN talent ON ((talent.id = sent.talent_id)))
   WHERE (sent.id = conversation_bar.application);
END;

-- Lists show the profile photo or the headshot. Private ones are signed.
CREATE OR REPLACE FUNCTION public.copy_profile_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  talent uuid := coalesce(new.talent_id, old.talent_id);
  picture text := (
    select coalesce('/media/public/' || public_file, '/media/private/' || file) || coalesce('#focus=' || focus, '')
    from talent_media
    where talent_id = talent and kind in ('image', 'headshot_image')
    order by kind
    limit 1
  );
begin
  update talent as person set profile_photo = picture
    where id = talent and profile_photo is distinct from picture;
  return null;
end $function$;

-- Acts of members count as a view. Arguments: the columns of time and member.
CREATE OR REPLACE FUNCTION public.count_as_view()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  instant timestamptz := to_jsonb(new) ->> tg_argv[0];
begin
  perform from added_person where application_id = new.application_id and added_at = instant;
  -- A note that a person was added with is no look.
  if found then
    return null;
  end if;
  insert into status_change (application_id, status, happened_at, party, account_id)
    select id, 'viewed', instant, 'house', (to_jsonb(new) ->> tg_argv[1])::uuid
    from application where id = new.application_id and status = 'applied';
  perform mark_application_opened(new.application_id, instant);
  return null;
end $function$;

-- What staff withdraw, or refuse for good, is no longer the version that they rejected, so an appeal of
-- that does not end it.
CREATE OR REPLACE FUNCTION public.count_withdrawn_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

-- What the house decided and has not told the talent; null if nothing.
CREATE OR REPLACE FUNCTION public.decision_due(status application_status, stage application_stage)
 RETURNS decision_kind
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN ((status = 'not_selected'::application_status) AND (stage <> 'not_selected'::application_stage)) THEN 'reopened'::decision_kind WHEN ((status < 'selected'::application_status) AND (stage = 'not_selected'::application_stage)) THEN 'not_selected'::decision_kind WHEN ((status < 'shortlisted'::application_status) AND (stage = 'shortlisted'::application_stage)) THEN 'shortlisted'::decision_kind ELSE NULL::decision_kind END;

CREATE OR REPLACE FUNCTION public.delete_application_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from application_draft where talent_id = new.talent_id and job_id = new.job_id;
  return null;
end $function$;

-- Nothing stays of a person whom a house added once the application goes.
CREATE OR REPLACE FUNCTION public.delete_person_without_login()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from account
    where id = old.talent_id and added_by_house and not exists (select from application where talent_id = old.talent_id);
  return null;
end $function$;

-- A guardian is not asked about a tape of which no take is left.
CREATE OR REPLACE FUNCTION public.delete_request_without_takes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from guardian_decision where id = old.guardian_decision_id and kind = 'tape' and decided_at is null
    and not exists (select from application_media where guardian_decision_id = old.guardian_decision_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_staff_passkeys()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from passkey where staff_id = new.id;
  delete from passkey_challenge where staff_id = new.id;
  return null;
end $function$;

-- A proof is deleted with the account of the guardian's last child.
CREATE OR REPLACE FUNCTION public.delete_unused_proof()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from guardian_proof
    where mailbox = mailbox(old.contact)
      and not exists (select from guardian where mailbox(contact) = mailbox(old.contact));
  return null;
end $function$;

-- Devanagari as people write it in Latin letters; capitals are aspirates.
CREATE OR REPLACE FUNCTION public.devanagari_in_latin(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(replace(replace(replace(replace(translate($1, 'ऐऔऋँ‌‍ःऽ'::text, 'ैौृं'::text), 'ॐ'::text, 'ओम'::text), 'ड़'::text, 'र'::text), 'ढ़'::text, 'र्ह'::text), 'ज्ञ'::text, 'ग्य'::text), 'िंह'::text, 'िन्घ'::text), 'ं([पफबभम])'::text, 'म्\1'::text, 'g'::text), 'ं([क-ह])'::text, 'न्\1'::text, 'g'::text), '(्[क-ह]़?)(?=[^ऀ-ॿ]|$)'::text, '\1ा'::text, 'g'::text), '([क-ह]़?)(?=[क-हअ-औ])'::text, '\1ा'::text, 'g'::text), 'ै'::text, 'ay'::text), 'ौ'::text, 'av'::text), 'ृ'::text, 'ri'::text), 'ािीुूेॆॅोॊॉअआॲइईउऊएऍऎओऑऒ०१२३४५६७८९कगजतथटठदडनणञङपबमयरलळवशषसहचछखघझढधफभ़्ं'::text, 'aiiuueeeoooaaeiiuueeeooo0123456789kgjttttddnnnnpbmyrllvssshCCKGJDDfB'::text);

-- Web processes forget a profile's page, so that its owner sees what is new.
CREATE OR REPLACE FUNCTION public.drop_profile_page()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('public_pages', new.id::text);
  perform pg_notify('public_pages', slug) from talent_address where talent_id = new.id;
  return null;
end $function$;

-- Web processes forget all kept pages, so that what was withdrawn disappears.
CREATE OR REPLACE FUNCTION public.drop_public_pages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('public_pages', '');
  return null;
end $function$;

-- Ends all access except one session. features/accounts/ways-in lists the ways.
CREATE OR REPLACE FUNCTION public.end_access(holder uuid, kept_session bytea)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Ending a session also deletes the push subscription of its browser.
  delete from session where account_id = holder and token_hash is distinct from kept_session;
  delete from session where holder_session = kept_session;
  delete from calendar_feed where account_id = holder;
  delete from reset_token where account_id = holder;
  delete from google_exchange where account_id = holder;
  perform end_team_invitations(holder);
  update mandate set seed = null, token_hash = null, link_ends_at = null
    where token_hash is not null and holder = case kind when 'member' then talent_id else holder_id end;
  delete from one_time_code using account
    where account.id = holder and (
      one_time_code.account_id = holder
      or (one_time_code.purpose = 'reset' and one_time_code.address = account.mailbox
        and one_time_code.role = account.role)
    );
end $function$;

CREATE OR REPLACE FUNCTION public.end_applications_of_child(child uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended uuid[];
  houses uuid[];
begin
  if not exists (select from talent where id = child and is_child(date_of_birth, instant)) then
    return;
  end if;
  -- Applications before the talent, in a fixed order of locks.
  perform from application where talent_id = child order by id for no key update;
  perform from talent where id = child for no key update;
  ended := array(select id from application where talent_id = child and hidden_at is null);
  houses := array(
    select production_house_id from application join job on job.id = job_id where application.id = any (ended)
    union
    select production_house_id from invitation_to_apply join job on job.id = job_id where talent_id = child
    union
    select production_house_id from talent_list_entry join talent_list on talent_list.id = talent_list_id
      where talent_id = child
  );

  update application set hidden_at = instant where id = any (ended);
  insert into status_change (application_id, status, happened_at, party)
    select id, 'withdrawn', instant, 'talent' from application
    where id = any (ended) and status not in ('not_selected', 'withdrawn');
  delete from talent_list_entry where talent_id = child;
  delete from invitation_to_apply where talent_id = child;
  perform erase_at_houses(ended, houses, instant);
end $function$;

-- No child waits for a casting call that its house changes to one for adults.
CREATE OR REPLACE FUNCTION public.end_applications_of_children()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into status_change (application_id, status, happened_at, party)
    select application.id, 'withdrawn', new.updated_at, 'system'
    from application join talent on talent.id = talent_id
    where job_id = new.id and status < 'selected' and is_child(date_of_birth, new.updated_at) order by application.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_audition_and_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update audition_invitation set answer = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and answer <> 'ended'
      and not is_under_way(audition_invitation, new.happened_at);
  update role_offer set status = 'ended', answered_at = new.happened_at
    where application_id = new.application_id and status = 'open';
  update role_offer set ended_at = new.happened_at, withdrawn_by = new.account_id,
      status = case new.party when 'talent' then 'stepped_back' else 'cancelled' end::role_offer_status
    where application_id = new.application_id and status = 'accepted';
  if new.status = 'withdrawn' then
    perform end_media_links(
      array(select unnest(array[file, poster, small_file]) from application_media
        where application_id = new.application_id),
      new.happened_at
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update booking set state = 'ended', changed_at = new.happened_at
    where application_id = new.application_id and state in ('second_hold', 'first_hold', 'confirmed');
  return null;
end $function$;

-- The grade ends with the verification by documents.
CREATE OR REPLACE FUNCTION public.end_child_grade()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update child_grade set ended_at = now() where production_house_id = new.id and ended_at is null;
  return null;
end $function$;

-- Arguments: why, and a condition of $1, the row that ends it.
CREATE OR REPLACE FUNCTION public.end_entered_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  execute 'update identity_check set decided_at = now(), rejection = $2, token_hash = null
    where kind = ''email'' and decided_at is null and ' || tg_argv[1] using new, tg_argv[0];
  return new;
end $function$;

-- A rejected or replaced document takes the first approval with it.
CREATE OR REPLACE FUNCTION public.end_first_approval()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update child_grade set ended_at = now()
    where production_house_id = new.production_house_id and second_at is null and ended_at is null;
  return null;
end $function$;

-- What an owner let in or sends out holds only while they are an owner.
CREATE OR REPLACE FUNCTION public.end_grants_of_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform end_team_invitations(new.id);
  delete from house_webhook where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_mandate()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended timestamptz := coalesce(new.ended_at, now());
begin
  delete from session where mandate_id = old.id;
  -- A member of an agency is not let in again by a link that they sent to themselves.
  update mandate set seed = null, token_hash = null, link_ends_at = null,
      ended_at = case when active_since is null then ended else ended_at end
    where invited_by = old.id and token_hash is not null and talent_id is not null;
  -- A profile that the agency kept, and nobody took over, is erased.
  insert into account_deletion (account_id, asked_at, erase_at)
    select old.talent_id, ended, ended + interval '30 days' where old.kind = 'agency' and hands_over(old)
    on conflict do nothing;
  return null;
end $function$;

-- The consent of a guardian is the mandate.
CREATE OR REPLACE FUNCTION public.end_mandate_of_guardian()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update mandate set ended_at = new.withdrawn_at, seed = null, token_hash = null, link_ends_at = null
    where guardian_id = new.id and ended_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_media_links(files text[], instant timestamptz)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE media_file SET links_from = end_media_links.instant
   WHERE ((media_file.name = ANY (end_media_links.files)) AND ((media_file.links_from IS NULL) OR (media_file.links_from < end_media_links.instant)));
END;

CREATE OR REPLACE FUNCTION public.end_permission()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform end_permission_of((to_jsonb(new) ->> tg_argv[0])::uuid, (to_jsonb(new) ->> tg_argv[1])::timestamptz);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_permission_of(talent uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform end_applications_of_child(talent, instant);
  perform end_media_links(array(
    select unnest(array[file, poster]) from talent_media where talent_id = talent
    union
    select unnest(array[file, poster, small_file]) from application_media
      join application on application.id = application_id where talent_id = talent
    union
    select unnest(array[file, poster]) from conversation_file where account_id = talent
  ), instant);
end $function$;

CREATE OR REPLACE FUNCTION public.end_removed_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into removed_session (token_hash, expires_at)
    select token_hash, expires_at from session where account_id = new.id and api_scopes is null;
  perform end_access(new.id, null);
  delete from one_time_code where role = old.role and address = old.mailbox and purpose = 'reset';
  delete from google_identity where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from passkey where account_id = new.id;
  delete from passkey_challenge where account_id = new.id;
  delete from known_device where account_id = new.id;
  delete from email_change where account_id = new.id;
  delete from mobile_change where account_id = new.id;
  -- What the member scheduled is not sent.
  update decision set cancelled_at = new.removed_at
    where account_id = new.id and sent_at is null and cancelled_at is null;
  return null;
end $function$;

-- Ends what an account has invited to, and writes it into the history.
CREATE OR REPLACE FUNCTION public.end_team_invitations(inviter uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with ended as (delete from team_invitation where account_id = inviter returning production_house_id, email)
  insert into audit_log_entry (production_house_id, action, name, happened_at)
    select production_house_id, 'invitation_withdrawn', email, now() from ended;
$function$;

CREATE OR REPLACE FUNCTION public.end_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update offer_terms set ended_at = coalesce(new.ended_at, new.answered_at)
    where role_offer_id = new.id and ended_at is null;
  return null;
end $function$;

-- Removes copies of applications that houses may no longer see.
CREATE OR REPLACE FUNCTION public.erase_at_houses(hidden uuid[], houses uuid[], instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  named text[] := array(
    select unnest(hidden)
    union all select id from role_offer where application_id = any (hidden)
    union all select id from offer_terms where application_id = any (hidden)
    union all select id from conversation_message where application_id = any (hidden)
  );
  counted text[] := array(select job_id from application where id = any (hidden));
begin
  update application set board_changed_at = clock_timestamp() where id = any (hidden);
  update decision set cancelled_at = instant
    where application_id = any (hidden) and sent_at is null and cancelled_at is null;
  delete from client_response where application_id = any (hidden);
  delete from webhook_delivery where payload ->> 'application_id' = any (hidden::text[]);
  delete from notification using account
    where account.id = account_id and production_house_id = any (houses) and (
      first_id_in(source) = any (named)
      or source like 'new applications to %' and first_id_in(source) = any (counted)
    );
  delete from notification_delivery using account
    where account.id = account_id and production_house_id = any (houses) and first_id_in(source) = any (named);

  perform end_media_links(array(
    select file from data_export join account on account.id = account_id where production_house_id = any (houses)
  ), instant);
  update data_export set file = null, state = case state when 'ready' then 'ended' else 'failed' end::data_export_state,
      next_from = greatest(asked_at + interval '1 second', least(next_from, instant))
    from account
    where account.id = account_id and production_house_id = any (houses) and state in ('ready', 'gathering');
end $function$;

CREATE OR REPLACE FUNCTION public.find_changed_staff_audit_entry()
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN (SELECT min(checked.place) AS min FROM (SELECT entry.place, ((entry.place = row_number() OVER (ORDER BY entry.place)) AND (entry.hash = staff_audit_hash(COALESCE(lag(entry.hash) OVER (ORDER BY entry.place), '\x'::bytea), entry.*))) AS holds FROM staff_audit_entry entry) checked WHERE (NOT checked.holds));

CREATE OR REPLACE FUNCTION public.first_id_in(source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(source, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'::text);

-- A ban frees the days that the house had booked. Its end books those again that no other house took
-- meanwhile.
CREATE OR REPLACE FUNCTION public.free_days_of_banned()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  instant timestamptz := coalesce(new.ended_at, new.confirmed_at);
  ours record;
begin
  for ours in
    select booking.id, booking.talent_id, days from booking
      join application on application.id = application_id join job on job.id = job_id
    where production_house_id = new.production_house_id and upper(days) > (instant at time zone 'Asia/Kolkata')::date
      -- Those that the ban ended say so by their time.
      and case when new.ended_at is null then state = 'confirmed'
        else state = 'ended' and changed_at = new.confirmed_at and application.status = 'selected' end
    order by booking.talent_id, booking.id
  loop
    perform settle_holds(ours.talent_id, instant);
    update booking set changed_at = instant,
        state = case when new.ended_at is null then 'ended' else 'confirmed' end::booking_state
      where id = ours.id and (new.ended_at is null or not exists (
        select from booking other where other.talent_id = ours.talent_id and other.days && ours.days
          and other.state in ('first_hold', 'confirmed')
      ));
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_address(talent uuid, name text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  base text := trim(both '-' from left(regexp_replace(indic_in_latin(plain_text(name)), '[^a-z0-9]+', '-', 'g'), 44));
  wanted text;
begin
  if base = '' then base := 'talent'; end if;
  update talent_address set is_current = false where talent_id = talent and is_current;
  -- The first who had a name keeps it; others have a part of a checksum behind it.
  for digits in 0..32 by 4 loop
    wanted := base || case when digits > 0 then '-' || left(md5(talent::text), digits) else '' end;
    insert into talent_address (slug, talent_id) values (wanted, talent)
      on conflict (slug) do update set is_current = true where talent_address.talent_id = excluded.talent_id;
    exit when found;
  end loop;
  delete from talent_address where talent_id = talent and not is_current and slug not in (
    select slug from talent_address where talent_id = talent and not is_current
    order by created_at desc, slug limit 5);
end $function$;

-- Nothing of a child is shown unless a guardian consents whose relation to this child staff compared.
CREATE OR REPLACE FUNCTION public.guardian_agrees(talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM guardian WHERE ((guardian.talent_id = guardian_agrees.talent) AND (guardian.consented_at IS NOT NULL) AND (guardian.withdrawn_at IS NULL) AND (guardian.relation_verified_at IS NOT NULL))));

-- Whether the guardian who consents approved this, or lets the child apply alone.
CREATE OR REPLACE FUNCTION public.guardian_allows(child uuid, wanted guardian_decision_kind, subject uuid, expected jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return exists (
    select from guardian
    where talent_id = child and consented_at is not null and withdrawn_at is null and (
      applies_alone and wanted <> 'offer' or exists (
        select from guardian_decision decision
        where decision.guardian_id = guardian.id and decision.talent_id = child and kind = wanted
          and subject_id = subject and approved and prepared @> expected
          -- An approval is for one tape: the next one needs another.
          and (wanted <> 'tape' or decided_at > coalesce(
            (select greatest(received_at, removed_at) from self_tape where id = subject), '-infinity'
          ))
          -- Nor is a withdrawn application sent again by an approval from before.
          and (wanted <> 'application' or decided_at > coalesce((
            select max(happened_at) from application sent join status_change on application_id = sent.id
            where sent.talent_id = child and sent.job_id = subject and status_change.status = 'withdrawn'
          ), '-infinity'))
      )
    )
  );
end $function$;

CREATE OR REPLACE FUNCTION public.guardian_lists(talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM guardian WHERE ((guardian.talent_id = guardian_lists.talent) AND (guardian.consented_at IS NOT NULL) AND (guardian.withdrawn_at IS NULL) AND guardian.listed AND (guardian.relation_verified_at IS NOT NULL))));

-- Whether its holder keeps the account until the talent takes it over: a guardian a child's, an agency one
-- of its own.
CREATE OR REPLACE FUNCTION public.hands_over(asked mandate)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((asked).ended_by IS NULL) AND (EXISTS (SELECT FROM account WHERE ((account.id = (hands_over.asked).talent_id) AND account.managed))) AND CASE WHEN ((asked).kind = 'guardian'::mandate_kind) THEN (EXISTS (SELECT FROM guardian WHERE ((guardian.id = (hands_over.asked).guardian_id) AND (guardian.withdrawn_at IS NULL)))) ELSE (NOT (EXISTS (SELECT FROM guardian WHERE (guardian.talent_id = (hands_over.asked).talent_id)))) END);

CREATE OR REPLACE FUNCTION public.has_application_left(talent uuid, instant timestamptz)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from talent as person where id = talent for no key update;
  return (
    select applications is null or applications_used(talent, counted_from, instant) <= applications
    from allowance_of(talent, instant)
  );
end $function$;

CREATE OR REPLACE FUNCTION public.has_channel_consent(account uuid, by_channel delivery_channel, at_address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT (channel_consent.agreed AND (channel_consent.address = has_channel_consent.at_address)) FROM channel_consent WHERE ((channel_consent.account_id = has_channel_consent.account) AND (channel_consent.channel = has_channel_consent.by_channel)) ORDER BY channel_consent.id DESC LIMIT 1), false);

CREATE OR REPLACE FUNCTION public.has_free_position(application uuid, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (SELECT (job.positions > (SELECT count(*) AS count FROM (role_offer JOIN application other ON ((other.id = role_offer.application_id))) WHERE ((other.job_id = job.id) AND ((role_offer.status = 'accepted'::role_offer_status) OR is_open(role_offer.*, has_free_position.instant))))) FROM job WHERE (job.id = (SELECT own.job_id FROM application own WHERE (own.id = has_free_position.application))));

-- Why a share link shows an applicant to nobody; null if it shows them.
CREATE OR REPLACE FUNCTION public.hidden_from_clients(application uuid, shows_children boolean, instant timestamptz)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (sent.status = 'withdrawn'::application_status) THEN 'withdrawn'::text WHEN (EXISTS (SELECT FROM account_deletion WHERE (account_deletion.account_id = talent.id))) THEN 'leaving'::text WHEN lacks_consent(sent.id) THEN 'no_consent'::text WHEN is_added_by_house(talent.id) THEN NULL::text WHEN (talent.date_of_birth IS NULL) THEN 'unknown_age'::text WHEN (NOT is_child(talent.date_of_birth, hidden_from_clients.instant)) THEN NULL::text WHEN ((NOT hidden_from_clients.shows_children) OR (NOT sees_children(job.production_house_id))) THEN 'child'::text WHEN ((NOT guardian_agrees(talent.id)) OR (NOT (EXISTS (SELECT FROM guardian WHERE ((guardian.talent_id = talent.id) AND (guardian.withdrawn_at IS NULL) AND guardian.shown_to_clients))))) THEN 'no_guardian'::text ELSE NULL::text END AS "case" FROM ((application sent JOIN talent ON ((talent.id = sent.talent_id))) JOIN job ON ((job.id = sent.job_id))) WHERE (sent.id = hidden_from_clients.application));

-- Those of the ids that belong to what a member of the house does not see.
CREATE OR REPLACE FUNCTION public.hidden_ids(member uuid, ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 WITH named(id, project_id) AS (
          SELECT casting_project.id,
             casting_project.id
            FROM casting_project
           WHERE (casting_project.id = ANY (hidden_ids.ids))
         UNION ALL
          SELECT job.id,
             job.project_id
            FROM job
           WHERE (job.id = ANY (hidden_ids.ids))
         UNION ALL
          SELECT part.id,
             job.project_id
            FROM (job
              JOIN ( SELECT application.id,
                     application.job_id
                    FROM application
                   WHERE (application.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT audition_slot.id,
                     audition_slot.job_id
                    FROM audition_slot
                   WHERE (audition_slot.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT board_share_link.id,
                     board_share_link.job_id
                    FROM board_share_link
                   WHERE (board_share_link.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT invitation_to_apply.id,
                     invitation_to_apply.job_id
                    FROM invitation_to_apply
                   WHERE (invitation_to_apply.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT application_note.id,
                     application.job_id
                    FROM (application_note
                      JOIN application ON ((application.id = application_note.application_id)))
                   WHERE (application_note.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT conversation_message.id,
                     application.job_id
                    FROM (conversation_message
                      JOIN application ON ((application.id = conversation_message.application_id)))
                   WHERE (conversation_message.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT stage_move.request_id,
                     application.job_id
                    FROM (stage_move
                      JOIN application ON ((application.id = stage_move.application_id)))
                   WHERE (stage_move.request_id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT tape_request.id,
                     tape_request.job_id
                    FROM tape_request
                   WHERE (tape_request.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT application_media.id,
                     application.job_id
                    FROM (application_media
                      JOIN application ON ((application.id = application_media.application_id)))
                   WHERE (application_media.id = ANY (hidden_ids.ids))
                 UNION ALL
                  SELECT take_comment.id,
                     application.job_id
                    FROM ((take_comment
                      JOIN application_media ON ((application_media.id = take_comment.application_media_id)))
                      JOIN application ON ((application.id = application_media.application_id)))
                   WHERE (take_comment.id = ANY (hidden_ids.ids))) part ON ((part.job_id = job.id)))
         )
  SELECT named.id
    FROM ((named
      JOIN casting_project ON ((casting_project.id = named.project_id)))
      JOIN account ON (((account.production_house_id = casting_project.production_house_id) AND (account.id = hidden_ids.member))))
   WHERE (NOT sees_project(hidden_ids.member, named.project_id))
 UNION ALL
  SELECT job_draft.request_id
    FROM (job_draft
      JOIN account ON (((account.production_house_id = job_draft.production_house_id) AND (account.id = hidden_ids.member))))
   WHERE ((job_draft.request_id = ANY (hidden_ids.ids)) AND account.limited_to_projects);
END;

-- A house that is no longer verified for children keeps nothing of them.
CREATE OR REPLACE FUNCTION public.hide_children_from_house()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hidden uuid[];
begin
  if sees_children(new.production_house_id) then
    return null;
  end if;
  hidden := array(
    select application.id from application join job on job.id = job_id join talent on talent.id = talent_id
    where production_house_id = new.production_house_id and is_child(date_of_birth, new.ended_at)
    order by application.id
  );
  perform erase_at_houses(hidden, array[new.production_house_id], new.ended_at);
  perform end_media_links(array(
    select unnest(array[file, poster, small_file]) from application_media where application_id = any (hidden)
    union
    select unnest(array[media.file, media.poster]) from talent_media media
      join application using (talent_id) where application.id = any (hidden)
    union
    select unnest(array[file, poster]) from conversation_file where application_id = any (hidden)
  ), new.ended_at);
  return null;
end $function$;

-- How a house pays, of what neither side disputes. Of fewer than five bookings it says nothing.
CREATE OR REPLACE FUNCTION public.house_pay(house uuid, today date)
 RETURNS TABLE(bookings integer, on_time integer, median_days integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (count(*))::integer AS count,
     (count(*) FILTER (WHERE (pay_counted.paid_on <= pay_due.due_on)))::integer AS count,
     (ceil(percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY ((GREATEST((pay_counted.paid_on - pay_due.last_day), 0))::double precision)) FILTER (WHERE (pay_counted.paid_on IS NOT NULL))))::integer AS ceil
    FROM (((pay_due
      JOIN application ON ((application.id = pay_due.application_id)))
      JOIN job ON ((job.id = application.job_id)))
      LEFT JOIN pay_counted ON ((pay_counted.application_id = pay_due.application_id)))
   WHERE ((job.production_house_id = house_pay.house) AND ((pay_counted.paid_on IS NOT NULL) OR (pay_due.due_on < house_pay.today)) AND (NOT (EXISTS ( SELECT
            FROM pay_dispute
           WHERE ((pay_dispute.application_id = pay_due.application_id) AND (pay_dispute.dismissed_at IS NULL))))))
  HAVING (count(*) >= 5);
END;

CREATE OR REPLACE FUNCTION public.house_suspension_kind(house uuid)
 RETURNS suspension_kind
 LANGUAGE sql
 STABLE
RETURN (SELECT house_suspension.kind FROM house_suspension WHERE ((house_suspension.production_house_id = house_suspension_kind.house) AND (house_suspension.confirmed_at IS NOT NULL) AND (house_suspension.ended_at IS NULL)));

-- Houses see adults; verified houses also see listed children, as queries check.
CREATE OR REPLACE FUNCTION public.houses_from(talent uuid, visibility talent_visibility, date_of_birth date, opens_on date)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((visibility <> 'link'::talent_visibility) AND may_be_found(talent)) THEN CASE WHEN guardian_lists(talent) THEN date_of_birth ELSE opens_on END ELSE NULL::date END;

CREATE OR REPLACE FUNCTION public.ignore_posted_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Posting locks the house too, so that a draft never comes back after its form was posted.
  perform from production_house where id = new.production_house_id for no key update;
  if exists (
    select from job
    where production_house_id = new.production_house_id and posted_by_request = new.request_id
  ) then
    return null;
  end if;
  return new;
end $function$;

-- A name in any script of India in Latin letters, for URLs.
CREATE OR REPLACE FUNCTION public.indic_in_latin(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(replace(replace(devanagari_in_latin(replace(replace(replace(replace(translate(NORMALIZE((SELECT string_agg(CASE WHEN ((ascii(spelt.letter) >= 2432) AND (ascii(spelt.letter) <= 3455)) THEN chr((2304 + (ascii(spelt.letter) % 128))) ELSE spelt.letter END, ''::text ORDER BY spelt.place) AS string_agg FROM string_to_table(translate(indic_in_latin.name, 'ൺൻർൽൾൿੰৰৱੱ'::text, 'ണനരലളകਂরব'::text), NULL::text) WITH ORDINALITY spelt(letter, place)), NFD), 'शष'::text, 'ऴऴ'::text), 'ौ'::text, 'ाउ'::text), 'औ'::text, 'अउ'::text), 'ै'::text, 'ाइ'::text), 'ऐ'::text, 'अइ'::text)), 'ऴ'::text, 'sh'::text), 'B'::text, 'bh'::text), 'C'::text, 'ch'::text), 'D'::text, 'dh'::text), 'G'::text, 'gh'::text), 'J'::text, 'jh'::text), 'K'::text, 'kh'::text);

-- Whether a house added this person, who has not registered.
CREATE OR REPLACE FUNCTION public.is_added_by_house(talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM account WHERE ((account.id = is_added_by_house.talent) AND account.added_by_house)));

-- Age decides, not the category. Without a date of birth, a person is not a child.
CREATE OR REPLACE FUNCTION public.is_child(date_of_birth date, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE((age_in_india(date_of_birth, instant) < 18), false);

-- Whether the house made it and not the talent. It takes no allowance.
CREATE OR REPLACE FUNCTION public.is_considered(sent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM status_change WHERE ((status_change.application_id = is_considered.sent) AND (status_change."position" = 1) AND (status_change.party = 'house'::application_party))));

-- Whether something goes to this email for a guardian of the child.
CREATE OR REPLACE FUNCTION public.is_email_of_guardian(talent uuid, email text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM (guardian JOIN talent ON ((talent.id = guardian.talent_id))) WHERE ((guardian.talent_id = is_email_of_guardian.talent) AND (NOT (guardian.runs_account AND (guardian.contact = guardian.mobile))) AND (mailbox(guardian.email) = mailbox(is_email_of_guardian.email)) AND ((guardian.withdrawn_at IS NULL) OR (guardian.consented_at IS NOT NULL)) AND is_child(talent.date_of_birth, now()))));

CREATE OR REPLACE FUNCTION public.is_last_owner(member account, of_those_who_stay boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Locked, so that of two owners who leave at the same time the second finds no other.
  perform from production_house where id = member.production_house_id for no key update;
  perform from account
    where production_house_id = member.production_house_id and id <> member.id and team_role = 'owner'
      and verified_at is not null and removed_at is null
      and not (of_those_who_stay and exists (select from account_deletion where account_id = account.id));
  return not found;
end $function$;

-- Whether a number is that of a child of the guardian who does not run its account.
CREATE OR REPLACE FUNCTION public.is_mobile_of_child(guardian_mailbox text, number text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM (guardian named JOIN account ON ((account.id = named.talent_id))) WHERE ((mailbox(named.contact) = is_mobile_of_child.guardian_mailbox) AND (account.mobile = is_mobile_of_child.number) AND (NOT (EXISTS (SELECT FROM guardian WHERE ((guardian.talent_id = account.id) AND guardian.runs_account AND (guardian.withdrawn_at IS NULL))))))));

-- Whether it waits for an answer. None lapses while staff stop its casting call.
CREATE OR REPLACE FUNCTION public.is_open(offer role_offer, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((offer).status = 'open'::role_offer_status) AND (((offer).lapses_at > instant) OR is_stopped((SELECT application.job_id FROM application WHERE (application.id = (is_open.offer).application_id)))));

-- Whether the talent, or who acts by the mandate, may apply to a casting call.
CREATE OR REPLACE FUNCTION public.is_open_to(wanted uuid, talent uuid, mandate uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return (
    select case open_to
      when 'all' then true
      when 'agencies' then exists (select from mandate own where own.id = mandate and kind = 'agency')
      else exists (select from invitation_to_apply where job_id = wanted and talent_id = talent)
    end
    from job where id = wanted
  );
end $function$;

-- Whether a notification, named by its source, asks or promises what is no longer open to the talent. Not
-- what tells of an end.
CREATE OR REPLACE FUNCTION public.is_outdated(source text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (WITH named AS (SELECT ("substring"(source, '[0-9a-f]{8}-[0-9a-f-]{27}'::text))::uuid AS id), asked AS (SELECT role_offer.application_id, (role_offer.status = 'open'::role_offer_status) AS is_open FROM (role_offer JOIN named USING (id)) WHERE (is_outdated.source ~ ' open'::text) UNION ALL SELECT booking.application_id, (is_outdated.source ~~ (('%'::text || booking.state) || '%'::text)) FROM (booking JOIN named USING (id)) WHERE (is_outdated.source ~ '_hold'::text) UNION ALL SELECT availability_check.application_id, (availability_check.answer IS NULL) FROM (availability_check JOIN named USING (id)) UNION ALL SELECT offer_terms.application_id, ((offer_terms.sealed_at IS NULL) AND (offer_terms.ended_at IS NULL)) FROM (offer_terms JOIN named USING (id)) WHERE (is_outdated.source ~ ' changed'::text) UNION ALL SELECT self_tape.application_id, (self_tape.declined_at IS NULL) FROM (self_tape JOIN named USING (id)) WHERE (is_outdated.source ~ '(asked|changed|reminder) of'::text) UNION ALL SELECT audition_invitation.application_id, (audition_invitation.answer <> 'ended'::audition_answer) FROM (audition_invitation JOIN named ON ((named.id = audition_invitation.application_id))) WHERE (is_outdated.source ~ '^audition (offered|proposed|more|woman|reminder) of'::text) UNION ALL SELECT decision.application_id, true FROM (decision JOIN named USING (id)) WHERE (decision.kind <> 'not_selected'::decision_kind) UNION ALL SELECT conversation_message.application_id, true FROM (conversation_message JOIN named USING (id)) WHERE (conversation_message.party = 'house'::application_party) UNION ALL SELECT application.id, true FROM (application JOIN named USING (id)) WHERE (is_outdated.source ~ '(considered|shortlisted|viewed)'::text)) SELECT ((EXISTS (SELECT FROM (asked JOIN application ON ((application.id = asked.application_id))) WHERE ((NOT asked.is_open) OR (application.status = 'withdrawn'::application_status) OR (application.hidden_at IS NOT NULL) OR is_stopped(application.job_id)))) OR (EXISTS (SELECT FROM ((invitation_to_apply JOIN named USING (id)) JOIN job ON ((job.id = invitation_to_apply.job_id))) WHERE ((invitation_to_apply.declined_at IS NOT NULL) OR (job.status <> 'open'::job_status)))) OR (EXISTS (SELECT FROM (guardian_decision JOIN named USING (id)) WHERE ((is_outdated.source ~ '^guardian request'::text) AND ((guardian_decision.decided_at IS NOT NULL) OR is_stopped(guardian_decision.job_id))))) OR (EXISTS (SELECT FROM (job JOIN named USING (id)) WHERE ((is_outdated.source ~ '^job .* changed'::text) AND is_stopped(job.id))))));

-- Whether staff took down or refused a casting call to which somebody had applied.
CREATE OR REPLACE FUNCTION public.is_removed(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (SELECT ((job.approved_at IS NULL) AND (EXISTS (SELECT FROM application WHERE (application.job_id = job.id)))) FROM job WHERE (job.id = is_removed.wanted));

-- An application moves forward until it has an outcome. Only the talent accepts a role, and no house
-- withdraws. A house can reopen an application that it rejected. After an accepted role, the talent can
-- step back and the house can cancel it. A withdrawn application can be sent again.
CREATE OR REPLACE FUNCTION public.is_status_change_allowed(was application_status, becomes application_status, party application_party)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (was = 'not_selected'::application_status) THEN ((party = 'house'::application_party) AND (becomes = ANY (ARRAY['viewed'::application_status, 'shortlisted'::application_status]))) WHEN (was = 'selected'::application_status) THEN (((party = 'talent'::application_party) AND (becomes = 'withdrawn'::application_status)) OR ((party = 'house'::application_party) AND (becomes = 'not_selected'::application_status))) WHEN (was = 'withdrawn'::application_status) THEN ((party = 'talent'::application_party) AND (becomes = 'applied'::application_status)) ELSE ((was < 'selected'::application_status) AND (becomes > was) AND CASE becomes WHEN 'withdrawn'::application_status THEN (party <> 'house'::application_party) WHEN 'selected'::application_status THEN (party = 'talent'::application_party) ELSE (party <> 'talent'::application_party) END) END;

-- Whether nothing is asked or told by itself: the casting call is removed, or its house suspended.
CREATE OR REPLACE FUNCTION public.is_stopped(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (staff_stop(wanted) IS NOT NULL);

CREATE OR REPLACE FUNCTION public.is_switched_off(switch text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM switched_off WHERE (switched_off.name = is_switched_off.switch)));

-- Whether it has begun, or its talent is already there.
CREATE OR REPLACE FUNCTION public.is_under_way(invitation audition_invitation, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((invitation).answer = 'confirmed'::audition_answer) AND (EXISTS (SELECT FROM (audition_slot LEFT JOIN audition_attendance ON (((audition_attendance.slot_id = audition_slot.id) AND (audition_attendance.application_id = (is_under_way.invitation).application_id)))) WHERE ((audition_slot.id = (is_under_way.invitation).slot_id) AND ((audition_slot.starts_at <= is_under_way.instant) OR (audition_attendance.arrived_at IS NOT NULL))))));

CREATE OR REPLACE FUNCTION public.is_verified_agency(asked uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM document_owner WHERE ((document_owner.id = is_verified_agency.asked) AND document_owner.is_agency AND document_owner.verified)));

-- The words of a call and their sounds: ~ begins one in Devanagari, = one in Latin.
CREATE OR REPLACE FUNCTION public.job_words(document tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT array_to_tsvector((string_to_array(written.words, ' '::text) || string_to_array(TRIM(BOTH FROM sounds.sounds), ' '::text))) AS array_to_tsvector
    FROM ( SELECT plain_text(array_to_string(tsvector_to_array(job_words.document), ' '::text)) AS words) written,
     LATERAL regexp_replace(word_sounds((' '::text || written.words)), ' (?=[^~])'::text, ' ='::text, 'g'::text) sounds(sounds);
END;

CREATE OR REPLACE FUNCTION public.keep_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- The address of a child would tell the surname; it comes with the eighteenth birthday.
  if new.public_from <= (now() at time zone 'Asia/Kolkata')::date then
    perform give_address(new.id, new.name);
  end if;
  return null;
end $function$;

-- Another audition replaces a confirmed one only when it is over. Of children, it then also knows that they
-- left.
CREATE OR REPLACE FUNCTION public.keep_confirmed_audition()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  former text := confirmed_audition(old, new.changed_at);
begin
  if former = 'checked in' then
    raise exception 'the talent of % is checked in', old.application_id using errcode = 'KD068';
  elsif former = 'ahead' and new.round > old.round then
    raise exception 'the audition of % is not over', old.application_id using errcode = 'KD069';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_former_job_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into job_change (job_id, changed_at, field, was, becomes)
  select new.id, 'infinity', field::job_change_field, coalesce(was, ''), coalesce(becomes, '')
  from (values
    ('role_details', old.role_details, new.role_details),
    ('compensation', old.compensation, new.compensation),
    ('application_deadline', old.application_deadline::text, new.application_deadline::text)
  ) changed (field, was, becomes)
  where was is distinct from becomes and exists (select from application where job_id = new.id)
  on conflict (job_id, changed_at, field) do update set becomes = excluded.becomes;
  if new.approved_at is not null then
    delete from job_change where job_id = new.id and changed_at = 'infinity' and was = becomes;
    update job_change set changed_at = coalesce(new.updated_at, now())
      where job_id = new.id and changed_at = 'infinity';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.known_date_of_birth(talent uuid, typed text)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT person.date_of_birth FROM talent person WHERE (person.id = known_date_of_birth.talent)), CASE WHEN ((typed ~ '^\d{4}-\d\d-\d\d$'::text) AND pg_input_is_valid(typed, 'date'::text)) THEN (typed)::date ELSE NULL::date END);

CREATE OR REPLACE FUNCTION public.lacks_consent(application uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((SELECT (count(*) < 2) FROM application_consent WHERE ((application_consent.application_id = lacks_consent.application) AND (application_consent.consent = ANY (ARRAY['sharing'::text, 'contact'::text])))) AND (NOT (EXISTS (SELECT FROM added_person WHERE ((added_person.application_id = lacks_consent.application) AND (NOT added_person.is_merged))))));

-- Houses get no files of talent who leave, or of children without consent.
CREATE OR REPLACE FUNCTION public.lacks_permission(talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM account_deletion WHERE (account_deletion.account_id = lacks_permission.talent))) OR (EXISTS (SELECT FROM talent person WHERE ((person.id = lacks_permission.talent) AND is_child(person.date_of_birth, now()) AND (NOT guardian_agrees(lacks_permission.talent))))));

CREATE OR REPLACE FUNCTION public.legal_texts_to_agree(asked_account uuid)
 RETURNS SETOF legal_version
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select * from (select distinct on (page) * from legal_version order by page, version desc) current
  where page in ('terms', 'privacy')
    -- The first version is agreed to by having an account.
    and agreement > 1
    and not exists (
      select from legal_consent
      join legal_version agreed using (page, version)
      where account_id = asked_account and agreed.page = current.page and agreed.agreement = current.agreement
    )
$function$;

CREATE OR REPLACE FUNCTION public.letters_of_name(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(NORMALIZE($1, NFKC), '[^[:alnum:]]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.limit_push_subscriptions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from account where id = new.account_id for no key update;
  delete from push_subscription where id in (
    select id from push_subscription where account_id = new.account_id
    order by created_at desc, id desc offset 10
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.limit_refunds()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from payment where id = new.payment_id for no key update;
  if (select sum(amount_paise) from ledger_entry where payment_id = new.payment_id) < 0 then
    raise exception 'payment % is refunded by more than was paid', new.payment_id using errcode = 'KD023';
  end if;
  return null;
end $function$;

-- Limits the rows per parent $1. Arguments: its table, the column, the limit, a code, a condition. $2 is
-- the new row.
CREATE OR REPLACE FUNCTION public.limit_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  parent uuid := to_jsonb(new) ->> tg_argv[1];
  exceeded boolean;
begin
  execute format('select from %I where id = $1 for no key update', tg_argv[0]) using parent;
  execute format(
    'select count(*) > %s from %I where %I = $1 and %s',
    tg_argv[2], tg_table_name, tg_argv[1], coalesce(tg_argv[4], 'true')
  ) into exceeded using parent, new;
  if exceeded then
    raise exception '% % has too many rows of %', tg_argv[0], parent, tg_table_name using errcode = tg_argv[3];
  end if;
  return null;
end $function$;

-- A message at the same time comes before the block or sees it.
CREATE OR REPLACE FUNCTION public.lock_talent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from talent where id = new.talent_id for no key update;
  return new;
end $function$;

-- The email without a plus tag and, at Gmail, dots. As in identity-numbers.ts.
CREATE OR REPLACE FUNCTION public.mailbox(contact text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  plain text := regexp_replace(
    regexp_replace(lower(contact), '^([^+]+)\+.*@', '\1@'), '@googlemail\.com$', '@gmail.com'
  );
begin
  return case when plain like '%@gmail.com' then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com'
    else plain end;
end $function$;

-- Whether its holder may act now. What a guardian has or agreed to for a child ends with the consent and at
-- 18.
CREATE OR REPLACE FUNCTION public.mandate_is_active(asked mandate, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((asked).active_since IS NOT NULL) AND ((asked).ended_at IS NULL) AND COALESCE(((asked).until >= ((instant AT TIME ZONE 'Asia/Kolkata'::text))::date), true) AND (NOT (EXISTS (SELECT FROM account_deletion WHERE (account_deletion.account_id = ANY (ARRAY[(mandate_is_active.asked).talent_id, (mandate_is_active.asked).holder_id]))))) AND CASE (asked).kind WHEN 'guardian'::mandate_kind THEN (EXISTS (SELECT FROM (guardian JOIN talent ON ((talent.id = guardian.talent_id))) WHERE ((guardian.id = (mandate_is_active.asked).guardian_id) AND (guardian.consented_at IS NOT NULL) AND (guardian.withdrawn_at IS NULL) AND is_child(talent.date_of_birth, mandate_is_active.instant)))) WHEN 'agency'::mandate_kind THEN (is_verified_agency((asked).holder_id) AND (NOT (EXISTS (SELECT FROM talent WHERE ((talent.id = (mandate_is_active.asked).talent_id) AND is_child(talent.date_of_birth, (mandate_is_active.asked).active_since) AND ((consenting_guardian(talent.id) IS NULL) OR (NOT is_child(talent.date_of_birth, mandate_is_active.instant)))))))) ELSE true END AND (NOT (EXISTS (SELECT FROM talent WHERE ((talent.id = (mandate_is_active.asked).holder_id) AND is_child(talent.date_of_birth, mandate_is_active.instant))))));

-- A look after the casting call ended takes no allowance back.
CREATE OR REPLACE FUNCTION public.mark_application_opened(looked_at uuid, instant timestamptz)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 UPDATE application SET opened = true, allowance_returned = (application.allowance_returned OR (NOT (EXISTS ( SELECT
            FROM job
           WHERE ((job.id = application.job_id) AND (job.status <> 'closed'::job_status) AND (job.closes_at > mark_application_opened.instant))))))
   WHERE ((application.id = mark_application_opened.looked_at) AND (NOT application.opened));
END;

-- A day has one kind, or none.
CREATE OR REPLACE FUNCTION public.mark_days(talent uuid, marked datemultirange, as_kind unavailability)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO unavailable (talent_id, source, kind, days)  SELECT mark_days.talent AS talent,
             'own',
             kind.kind,
                 CASE
                     WHEN (kind.kind = mark_days.as_kind) THEN mark_days.marked
                     ELSE '{}'::datemultirange
                 END AS "case"
            FROM unnest(enum_range(NULL::unavailability)) kind(kind) ON CONFLICT(talent_id, source, kind) DO UPDATE SET days =
         CASE
             WHEN (excluded.kind = mark_days.as_kind) THEN (unavailable.days + mark_days.marked)
             ELSE (unavailable.days - mark_days.marked)
         END;
END;

-- Nobody answers who decided what it is about; nor, by letter, an earlier correction of the same, while
-- others may.
CREATE OR REPLACE FUNCTION public.may_answer_objection(request person_request, answerer uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH decided AS (
          SELECT decider.decider,
             (identity_check.id = ANY ((may_answer_objection.request).about)) AS is_named
            FROM identity_check,
             LATERAL unnest(ARRAY[identity_check.proposed_by, COALESCE(identity_check.decided_by, identity_check.proposed_by)]) decider(decider)
           WHERE ((identity_check.account_id = (may_answer_objection.request).account_id) AND ((identity_check.id = ANY ((may_answer_objection.request).about)) OR (((may_answer_objection.request).channel <> 'site'::text) AND (identity_check.proposed_at <= (may_answer_objection.request).recorded_at) AND (identity_check.kind IN ( SELECT identity_check_1.kind
                    FROM identity_check identity_check_1
                   WHERE (identity_check_1.id = ANY ((may_answer_objection.request).about)))))))
         )
  SELECT ((NOT (EXISTS ( SELECT
            FROM decided
           WHERE (decided.is_named AND (NOT may_be_second_person(decided.decider, may_answer_objection.answerer, (may_answer_objection.request).closed_at)))))) AND ((NOT (EXISTS ( SELECT
            FROM decided
           WHERE (NOT may_be_second_person(decided.decider, may_answer_objection.answerer, (may_answer_objection.request).closed_at))))) OR (NOT (EXISTS ( SELECT
            FROM staff_member
           WHERE ((staff_member.role = ANY (ARRAY['support'::staff_role, 'owner'::staff_role])) AND (NOT (EXISTS ( SELECT
                    FROM decided
                   WHERE (NOT may_be_second_person(decided.decider, staff_member.id, (may_answer_objection.request).closed_at)))))))))));
END;

CREATE OR REPLACE FUNCTION public.may_be_found(talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM account WHERE ((account.id = may_be_found.talent) AND (account.verified_at IS NOT NULL)))) AND (NOT (EXISTS (SELECT FROM account_deletion WHERE (account_deletion.account_id = may_be_found.talent)))));

-- Whether staff may confirm what another did: not for oneself, nor if one person invited both within 30
-- days.
CREATE OR REPLACE FUNCTION public.may_be_second_person(first uuid, second uuid, instant timestamptz)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH RECURSIVE origin(person, id) AS (
          SELECT person.person,
             person.person
            FROM unnest(ARRAY[may_be_second_person.first, may_be_second_person.second]) person(person)
         UNION
          SELECT origin.person,
             staff_member.invited_by
            FROM (origin
              JOIN staff_member USING (id))
           WHERE (staff_member.invited_at > (may_be_second_person.instant - '30 days'::interval))
         )
  SELECT ((EXISTS ( SELECT
            FROM staff_member
           WHERE ((staff_member.id = may_be_second_person.second) AND (staff_member.active_since IS NOT NULL)))) AND (NOT (EXISTS ( SELECT
            FROM (origin one
              JOIN origin other USING (id))
           WHERE ((one.person = may_be_second_person.first) AND (other.person = may_be_second_person.second))))));
END;

CREATE OR REPLACE FUNCTION public.may_enter_email(staff_member)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN ((($1).active_since IS NOT NULL) AND (($1).role = ANY (ARRAY['support'::staff_role, 'owner'::staff_role])));

-- The rule of who sees a child: houses verified for children, while the guardian agrees and nobody asks for
-- deletion.
CREATE OR REPLACE FUNCTION public.may_see_child(house uuid, child uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (sees_children(house) AND guardian_agrees(child) AND (NOT (EXISTS (SELECT FROM account_deletion WHERE (account_deletion.account_id = may_see_child.child)))));

CREATE OR REPLACE FUNCTION public.member_name(account uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT COALESCE(member.display_name, house.owner_name, member.email) AS "coalesce" FROM (account member JOIN production_house house ON ((house.id = member.production_house_id))) WHERE (member.id = member_name.account));

-- A birthday as one number, such as 1231 for 31 December.
CREATE OR REPLACE FUNCTION public.month_and_day(day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN (((EXTRACT(month FROM day) * (100)::numeric) + EXTRACT(day FROM day)))::integer;

-- Ignores repeated moves and late views; fails on other forbidden moves.
CREATE OR REPLACE FUNCTION public.move_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  was application_status;
begin
  if new.status = 'applied' then
    if not exists (select from status_change where application_id = new.application_id) then
      new.position := 1;
      return new;
    end if;
    select status into was from application where id = new.application_id;
    if was = 'withdrawn' then
      perform require_sendable_again(new.application_id, new.happened_at);
    end if;
  end if;
  update application set status = new.status, stage = case
      when new.status in ('applied', 'selected', 'not_selected', 'withdrawn')
        then new.status::text::application_stage
      when new.status = 'audition' and stage not in ('round_1', 'round_2', 'round_3', 'selected') then 'audition'
      when stage in ('applied', 'viewed') then new.status::text::application_stage
      else stage end,
      hidden_at = case when new.status <> 'applied' then hidden_at end,
      allowance_returned = allowance_returned or new.status = 'not_selected' and not opened
    where id = new.application_id and is_status_change_allowed(status, new.status, new.party)
    -- Only the end of an accepted role has a reason, unless it ends with the consent for a child.
      and (status = 'selected' and hidden_at is null) = (new.reason is not null)
    -- Opening an application that was rejected does not reopen it.
      and not (status = 'not_selected' and new.status = 'viewed' and stage = 'not_selected')
      and (hidden_at is null or new.party <> 'house');
  if found then
    -- The house may tell of a shortlist, a rejection or a reopening without having looked.
    if new.status in ('audition', 'selected') or new.status = 'viewed' and (
      select status = 'applied' from status_change where application_id = new.application_id
      order by position desc limit 1
    ) then
      perform mark_application_opened(new.application_id, new.happened_at);
    end if;
    -- After the update, which waits for other changes of the application.
    select max(position) + 1 into new.position from status_change where application_id = new.application_id;
    return new;
  end if;
  select status into was from application where id = new.application_id;
  if was = new.status or new.status = 'viewed' then
    return null;
  end if;
  raise exception 'application % is % and cannot become %', new.application_id, was, new.status
    using errcode = 'KD013';
end $function$;

-- Signed terms with other days move the booking.
CREATE OR REPLACE FUNCTION public.move_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  person uuid := (select talent_id from application where id = new.application_id);
begin
  perform settle_holds(person, new.sealed_at);
  update booking set days = agreed_days(new), changed_at = new.sealed_at
    where application_id = new.application_id and state = 'confirmed' and days <> agreed_days(new);
  -- Days that became free move second holds up.
  perform settle_holds(person, new.sealed_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.move_holds_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform settle_holds(new.talent_id, new.changed_at);
  return null;
end $function$;

-- A house that a talent blocked does not write by inviting to other casting calls either.
CREATE OR REPLACE FUNCTION public.mute_blocked()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into house_mute (talent_id, production_house_id, muted_at)
      values (new.talent_id, new.production_house_id, new.blocked_at) on conflict do nothing;
  else
    delete from house_mute where talent_id = old.talent_id and production_house_id = old.production_house_id
      and muted_at = old.blocked_at;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_house_of_applications()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform notify_house_of_job(job_id) from (select distinct job_id from changed) of_job;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_house_of_job(job_id uuid)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 SELECT pg_notify('live_updates'::text, (account.id)::text) AS pg_notify
    FROM (account
      JOIN job USING (production_house_id))
   WHERE ((job.id = notify_house_of_job.job_id) AND (account.removed_at IS NULL));
END;

CREATE OR REPLACE FUNCTION public.notify_house_of_response()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform notify_house_of_job(job_id) from board_share_link link
    join client_viewer viewer on viewer.board_share_link_id = link.id where viewer.id = new.client_viewer_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_live_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('live_updates', new.account_id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_participants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('live_updates', id::text) from account
    where (id = new.talent_id or production_house_id = new.production_house_id) and removed_at is null;
  return null;
end $function$;

-- The casting calls, open at an instant, of which the words match a query.
CREATE OR REPLACE FUNCTION public.open_jobs_with_words(query tsquery, instant timestamptz)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
BEGIN ATOMIC
 WITH found AS MATERIALIZED (
          SELECT job.id,
             job.status,
             job.closes_at
            FROM job
           WHERE (job_words(job.document) @@ open_jobs_with_words.query)
         )
  SELECT found.id
    FROM found
   WHERE ((found.status = 'open'::job_status) AND (found.closes_at > open_jobs_with_words.instant));
END;

-- Who registered as a child stays hidden at 18, until they choose who sees them.
CREATE OR REPLACE FUNCTION public.opens_on(talent uuid, date_of_birth date, chosen_at timestamptz)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN CASE WHEN (date_of_birth IS NULL) THEN NULL::date WHEN ((((chosen_at AT TIME ZONE 'Asia/Kolkata'::text))::date >= adult_on(date_of_birth)) OR (EXISTS (SELECT FROM account WHERE ((account.id = opens_on.talent) AND (((account.created_at AT TIME ZONE 'Asia/Kolkata'::text))::date >= adult_on(opens_on.date_of_birth)))))) THEN adult_on(date_of_birth) ELSE 'infinity'::date END;

CREATE OR REPLACE FUNCTION public.pay_in_rupees(compensation text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT (LEAST(amounts.amount, (2000000000)::numeric))::integer AS "least" FROM (SELECT written.place, round(((written.found[1])::numeric * (CASE WHEN (written.found[2] IS NULL) THEN 1 WHEN (written.found[2] ~ '^(k|th)'::text) THEN 1000 WHEN (written.found[2] ~ '^l'::text) THEN 100000 ELSE 10000000 END)::numeric)) AS amount FROM regexp_matches(replace(lower("left"(pay_in_rupees.compensation, 200)), ','::text, ''::text), '(\d{1,9}(?:\.\d{1,2})?)\s*(?:(?:-|–|to)\s*(?:₹|rs\.?|inr)?\s*\d{1,9}(?:\.\d{1,2})?\s*)?(k\M|thousand|lakhs?|lacs?|crores?|cr\M)?'::text, 'g'::text) WITH ORDINALITY written(found, place)) amounts WHERE (amounts.amount >= (100)::numeric) ORDER BY amounts.place LIMIT 1);

-- A hold on days that another house holds is the second one.
CREATE OR REPLACE FUNCTION public.place_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select talent_id into new.talent_id from application where id = new.application_id;
  perform settle_holds(new.talent_id, new.made_at);
  if new.state = 'first_hold' and exists (
    select from booking where talent_id = new.talent_id and state = 'first_hold' and days && new.days
  ) and not exists (
    select from booking where talent_id = new.talent_id and state = 'confirmed' and days && new.days
  ) then
    new.state := 'second_hold';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.places_taken(slot uuid, except_application uuid DEFAULT NULL::uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN (SELECT count(*) AS count FROM audition_invitation WHERE ((((audition_invitation.slot_id = places_taken.slot) AND (audition_invitation.answer = 'confirmed'::audition_answer)) OR (audition_invitation.proposed_slot_id = places_taken.slot)) AND (audition_invitation.application_id IS DISTINCT FROM places_taken.except_application)));

-- What a talent is found by, with a space before each word.
CREATE OR REPLACE FUNCTION public.plain_profile(name text, skills text[], city text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (' '::text || "left"(plain_text(concat_ws(' '::text, name, array_to_string(skills, ' '::text), city)), 300));

-- Text for search: lower case, no accents, dashes or apostrophes, single spaces. As in plain-text.ts.
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(lower(regexp_replace(NORMALIZE(COALESCE($1, ''::text), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u02b9-\u02df\u2010-\u2027\u2030-\u205e]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.promises_pay(compensation text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(((lower(compensation) !~ 'unpaid|(not|non|never)[ -]paid|no (pay|fee|payment)\M|\mtfp\M|voluntary'::text) AND ((lower(compensation) ~ '\mpaid\M'::text) OR (pay_in_rupees(compensation) IS NOT NULL))), false);

-- Nobody is public of unknown age, or as a child.
CREATE OR REPLACE FUNCTION public.public_from(talent uuid, visibility talent_visibility, opens_on date)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((visibility = 'public'::talent_visibility) AND may_be_found(talent)) THEN opens_on ELSE NULL::date END;

-- What anyone sees of public talent, all adults. date_of_birth is for filters.
CREATE OR REPLACE FUNCTION public.public_talent(instant timestamptz)
 RETURNS TABLE(id uuid, name text, gender gender, age integer, date_of_birth date, city text, image text, profile_type category, hair_color text, body_type text, beard text, eye_color text, updated_at timestamptz)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT talent.id,
     talent.name,
     talent.gender,
     age_in_india(talent.date_of_birth, public_talent.instant) AS age_in_india,
     talent.date_of_birth,
     talent.city,
     talent.profile_photo,
     talent.profile_type,
     talent.hair_color,
     talent.body_type,
     talent.beard,
     talent.eye_color,
     talent.updated_at
    FROM talent
   WHERE (talent.public_from <= ((public_talent.instant AT TIME ZONE 'Asia/Kolkata'::text))::date);
END;

CREATE OR REPLACE FUNCTION public.recheck_talent_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update talent_draft set fields = fields where talent_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_visibility_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Any update of public_from makes the talent's own trigger compute it.
  update talent set public_from = null where id = (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid;
  return null;
end $function$;

-- Rejects what the condition of the trigger describes, with a code and a reason.
CREATE OR REPLACE FUNCTION public.reject()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'a row of %: %', tg_table_name, tg_argv[1] using errcode = tg_argv[0];
end $function$;

CREATE OR REPLACE FUNCTION public.reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'rows of % can only be added', tg_table_name using errcode = 'KD021';
end $function$;

-- Houses send nothing to a talent who asked to delete the account.
CREATE OR REPLACE FUNCTION public.reject_for_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  talent uuid := coalesce(
    (to_jsonb(new) ->> 'talent_id')::uuid,
    (select talent_id from application where id = (to_jsonb(new) ->> 'application_id')::uuid)
  );
begin
  perform from talent as person where id = talent for share;
  perform from account_deletion where account_id = talent;
  if found then
    raise exception 'talent % asked for the deletion of the account', talent using errcode = 'KD323';
  end if;
  -- Whom a house added can answer an audition on a page of their own, and nothing else.
  if tg_table_name <> 'audition_invitation' and is_added_by_house(talent) then
    raise exception 'talent % has not registered', talent using errcode = 'KD324';
  end if;
  return new;
end $function$;

-- Nothing is arranged or agreed about a casting call that staff removed; talent agree to nothing of a
-- suspended house.
CREATE OR REPLACE FUNCTION public.reject_for_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  wanted uuid := coalesce(
    (to_jsonb(new) ->> 'job_id')::uuid,
    (select job_id from application where id = (to_jsonb(new) ->> 'application_id')::uuid)
  );
begin
  if is_removed(wanted) then
    raise exception 'staff removed casting call %', wanted using errcode = 'KD286';
  end if;
  if tg_argv[0] = 'or suspended' and is_stopped(wanted) then
    raise exception 'staff suspended the house of casting call %', wanted using errcode = 'KD287';
  end if;
  return new;
end $function$;

-- Like a check that reads other rows. Arguments: a code, a reason, a condition of $1.
CREATE OR REPLACE FUNCTION public.require()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  holds boolean;
begin
  execute 'select ' || tg_argv[2] into holds using new;
  if not holds then
    raise exception 'a row of %: %', tg_table_name, tg_argv[1] using errcode = tg_argv[0];
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_application_of_child(talent uuid, date_of_birth date, job uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if is_child(date_of_birth, instant) then
    -- The house may be changing its ages, which ends the applications of children that it finds.
    perform from job sought where id = job and age_from < 18 for share;
    if not found then
      raise exception 'talent % is a child, and % is for adults', talent, job using errcode = 'KD325';
    end if;
  end if;
  perform require_visible_child(talent, job, date_of_birth, instant);
  if is_child(date_of_birth, instant) and not guardian_allows(talent, 'application', job, '{}') then
    raise exception 'the guardian of % has not approved the application to %', talent, job using errcode = 'KD016';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.require_audience(wanted uuid, talent uuid, mandate uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not is_open_to(wanted, talent, mandate) then
    raise exception 'job % is open to others than talent %', wanted, talent using errcode = 'KD033';
  end if;
end $function$;

-- No audition time, tape or role of a child takes effect without the decision of the guardian.
CREATE OR REPLACE FUNCTION public.require_guardian_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  facts jsonb := to_jsonb(new);
  wanted guardian_decision_kind := tg_argv[0];
  sent application;
begin
  select * into sent from application where id = new.application_id;
  if is_child(known_date_of_birth(sent.talent_id, sent.details ->> 'dob'), (facts ->> tg_argv[1])::timestamptz)
    and not guardian_allows(
      sent.talent_id, wanted, coalesce(facts ->> 'id', facts ->> 'application_id')::uuid,
      case wanted when 'audition' then jsonb_build_object('slot_id', facts ->> 'slot_id') else '{}' end
    )
  then
    raise exception 'the guardian has not approved % of application %', wanted, sent.id using errcode = 'KD016';
  end if;
  return new;
end $function$;

-- Houses add adults, also after the deadline, when auditions take place.
CREATE OR REPLACE FUNCTION public.require_job_for_added(wanted uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from job
    where id = wanted and status = 'open' and age_to >= 18 and closes_at > instant - interval '90 days' for share;
  if not found then
    raise exception 'nobody can be added to job %', wanted using errcode = 'KD001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.require_open_job(wanted uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from job where id = wanted and status = 'open' and stopped_at is null and closes_at > instant for share;
  if not found then
    raise exception 'job % takes no applications', wanted using errcode = 'KD001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.require_remaining_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Cascades pass, and changes that leave the owner an owner.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 or tg_op = 'UPDATE'
    and new.team_role = 'owner' and new.removed_at is null and new.production_house_id = old.production_house_id then
    return coalesce(new, old);
  end if;
  -- An owner who asked for deletion is no longer there to take over, but has time to return after another is erased.
  if is_last_owner(old, tg_op = 'UPDATE') then
    raise exception 'account % is the last owner of its production house', old.id using errcode = 'KD240';
  end if;
  return coalesce(new, old);
end $function$;

-- One owner always remains. Only a command on the server may give the last one a new login.
CREATE OR REPLACE FUNCTION public.require_remaining_staff_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Locked, so that of two owners who change each other at the same time the second finds no other.
  perform pg_advisory_xact_lock(hashtext('staff_member'));
  if not exists (select from staff_member where id <> old.id and role = 'owner' and active_since is not null) then
    raise exception 'staff member % is the last owner', old.id using errcode = 'KD274';
  end if;
  return coalesce(new, old);
end $function$;

-- A withdrawn application is resent once, not after leaving a role.
CREATE OR REPLACE FUNCTION public.require_sendable_again(resent uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sent application;
begin
  select * into sent from application where id = resent;
  perform require_open_job(sent.job_id, instant);
  perform require_audience(sent.job_id, sent.talent_id, sent.mandate_id);
  -- The application before the talent, in a fixed order of locks.
  perform from application where id = resent and status = 'withdrawn' for no key update;
  -- It was sent again at the same time.
  if not found then
    return;
  end if;
  perform require_application_of_child(
    sent.talent_id, known_date_of_birth(sent.talent_id, sent.details ->> 'dob'), sent.job_id, instant
  );
  perform from talent where id = sent.talent_id for no key update;
  -- A guardian who consents again lets the child send it again, however often it was sent.
  if (
    sent.hidden_at is null
    and (select count(*) from status_change where application_id = resent and status = 'applied') > 1
  ) or (
    select reason is not null or party = 'system' from status_change where application_id = resent
    order by position desc limit 1
  ) then
    raise exception 'application % cannot be sent again', resent using errcode = 'KD013';
  end if;
  -- Its casting call was reopened since, so it counts again.
  update application set allowance_returned = false where id = resent and allowance_returned;
  if not has_application_left(sent.talent_id, instant) then
    raise exception 'talent % has no application left', sent.talent_id using errcode = 'KD020';
  end if;
end $function$;

-- No house approaches a talent who muted it, or a child of another age.
CREATE OR REPLACE FUNCTION public.require_suitable(talent uuid, birth date, house uuid, wanted uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from house_mute where talent_id = talent and production_house_id = house;
  if found then
    raise exception 'talent % has muted house %', talent, house using errcode = 'KD245';
  end if;
  if is_child(birth, instant) and not exists (
    select from job where id = wanted and age_in_india(birth, instant) between age_from and age_to
  ) then
    raise exception 'child % has another age than job %', talent, wanted using errcode = 'KD019';
  end if;
end $function$;

-- A child sends nothing that the house may not see.
CREATE OR REPLACE FUNCTION public.require_visible_child(talent uuid, job uuid, date_of_birth date, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not is_child(date_of_birth, instant) then
    return;
  end if;
  perform from talent as child where id = talent for no key update;
  perform from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null
      and relation_verified_at is not null for share;
  if not found or exists (select from account_deletion where account_id = talent) then
    raise exception 'talent % is a child without a guardian''s consent', talent using errcode = 'KD012';
  end if;
  if not exists (
    select from job sought where id = job and may_see_child(production_house_id, talent)
  ) then
    raise exception 'the house of job % may not see children', job using errcode = 'KD275';
  end if;
end $function$;

-- A newly chosen slot is of the call and round, in the future, and free.
CREATE OR REPLACE FUNCTION public.reserve_audition_slot()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  wanted uuid;
  slot audition_slot;
begin
  if new.answer <> 'offered' then
    new.proposed_slot_id := null;
  end if;
  if tg_op = 'UPDATE' then
    new.sequence := old.sequence + 1;
    new.cancellation_due := new.cancellation_due or new.answer = 'ended' and old.answer = 'confirmed';
  end if;
  if new.answer = 'confirmed' and (old.answer, old.slot_id) is distinct from (new.answer, new.slot_id) then
    wanted := new.slot_id;
  elsif new.proposed_slot_id is distinct from old.proposed_slot_id then
    wanted := new.proposed_slot_id;
  end if;
  if wanted is null then
    return new;
  end if;
  -- Locked, so that the last place is given once.
  select * into slot from audition_slot where id = wanted for no key update;
  if slot.job_id is distinct from (select job_id from application where id = new.application_id)
    or slot.round <> new.round or slot.cancelled_at is not null or slot.starts_at <= new.changed_at then
    raise exception 'slot % cannot be chosen', wanted using errcode = 'KD050';
  end if;
  if slot.capacity <= places_taken(slot.id, new.application_id) then
    raise exception 'slot % is full', wanted using errcode = 'KD051';
  end if;
  return new;
end $function$;

-- What fewer people may see gets new addresses. A task deletes the old files.
CREATE OR REPLACE FUNCTION public.retire_public_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update media_file set links_from = now()
    where is_public and name in (select public_file from talent_media where talent_id = new.id);
  update talent_media set public_file = null where talent_id = new.id and public_file is not null;
  return null;
end $function$;

-- Unopened applications stay returned when a call reopens.
CREATE OR REPLACE FUNCTION public.return_allowance_on_reopen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update application set allowance_returned = true where job_id = new.id and not opened;
  return null;
end $function$;

-- Whether a house is verified for children.
CREATE OR REPLACE FUNCTION public.sees_children(house uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM child_grade WHERE ((child_grade.production_house_id = sees_children.house) AND (child_grade.second_at IS NOT NULL) AND (child_grade.ended_at IS NULL))));

-- Whether a member of its house is not kept from a project.
CREATE OR REPLACE FUNCTION public.sees_project(member uuid, project uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((NOT (EXISTS (SELECT FROM account WHERE ((account.id = sees_project.member) AND account.limited_to_projects)))) OR (EXISTS (SELECT FROM team_member_project WHERE ((team_member_project.account_id = sees_project.member) AND (team_member_project.project_id = sees_project.project)))));

-- What became of the last self-tape; null if the talent was asked for none.
CREATE OR REPLACE FUNCTION public.self_tape_state(application uuid, instant timestamptz)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT tape_state(self_tape.id, self_tape_state.instant) AS tape_state FROM self_tape WHERE (self_tape.application_id = self_tape_state.application) ORDER BY self_tape.invited_at DESC, self_tape.id LIMIT 1);

CREATE OR REPLACE FUNCTION public.set_visibility_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  opens date := opens_on(new.id, new.date_of_birth, new.visibility_chosen_at);
begin
  new.public_from := public_from(new.id, new.visibility, opens);
  new.houses_from := houses_from(new.id, new.visibility, new.date_of_birth, opens);
  return new;
end $function$;

-- Ends the overdue holds of a talent, moves second holds up whose days became free, and sets those of
-- stopped casting calls aside until they continue, then behind all others.
CREATE OR REPLACE FUNCTION public.settle_holds(talent uuid, instant timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  back record;
begin
  -- One writer per talent. Rows that another writer has locked are settled by that one.
  perform pg_advisory_xact_lock(hashtextextended(talent::text, 14));
  update booking set state = 'expired', changed_at = expires_at where id in (
    select id from booking
    where talent_id = talent and state in ('second_hold', 'first_hold') and expires_at <= instant
    for no key update skip locked
  );
  update booking set state = 'second_hold', set_aside = true, changed_at = instant where id in (
    select booking.id from booking join application on application.id = application_id
    where booking.talent_id = talent and state in ('second_hold', 'first_hold') and not set_aside and is_stopped(job_id)
    for no key update of booking skip locked
  );
  update booking set state = 'first_hold', changed_at = instant, moved_up_at = instant where id in (
    select id from booking waiting
    where talent_id = talent and state = 'second_hold' and not set_aside and not exists (
      select from booking other
      where other.talent_id = talent and other.state in ('first_hold', 'confirmed') and other.days && waiting.days
    )
    for no key update skip locked
  );
  for back in
    select booking.id, days from booking join application on application.id = application_id
    where booking.talent_id = talent and state = 'second_hold' and set_aside and not is_stopped(job_id)
    order by made_at for no key update of booking skip locked
  loop
    update booking set set_aside = false, changed_at = instant,
        state = case when taken then 'second_hold' else 'first_hold' end::booking_state,
        moved_up_at = case when taken then moved_up_at else instant end
      from (select exists (
        select from booking other where other.talent_id = talent and other.state in ('first_hold', 'confirmed')
          and other.days && back.days
      ) as taken) of_days
      where id = back.id and not exists (
        select from booking other where other.talent_id = talent and other.state = 'second_hold'
          and not other.set_aside and other.days && back.days
      );
  end loop;
end $function$;

-- The days of a shoot. The longest value of the free text counts, as in "10-12 days"; without a number it
-- is one day.
CREATE OR REPLACE FUNCTION public.shoot_span(first_day date, duration text)
 RETURNS daterange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN daterange(first_day, (first_day + (SELECT GREATEST(1, max((COALESCE((('{"a": 1, "an": 1, "one": 1, "six": 6, "two": 2, "five": 5, "four": 4, "three": 3}'::jsonb ->> part.part[1]))::integer, ("substring"(part.part[1], '^\d+$'::text))::integer, 0) * (('{"day": 1, "week": 7, "year": 365, "month": 30, "night": 1, "fortnight": 14}'::jsonb ->> part.part[2]))::integer))) AS "greatest" FROM regexp_matches(lower(shoot_span.duration), '(\d{1,3}|\m[a-z]+)[\s-]*(day|night|week|fortnight|month|year)'::text, 'g'::text) part(part))));

-- A hold has ended at its time, was set aside or moved up, before any task says so.
CREATE OR REPLACE FUNCTION public.shown_booking_state(asked booking, instant timestamptz)
 RETURNS booking_state
 LANGUAGE sql
 STABLE
RETURN CASE WHEN (((asked).state = ANY (ARRAY['second_hold'::booking_state, 'first_hold'::booking_state])) AND ((asked).expires_at <= instant)) THEN 'expired'::booking_state WHEN (((asked).state = ANY (ARRAY['second_hold'::booking_state, 'first_hold'::booking_state])) AND is_stopped((SELECT application.job_id FROM application WHERE (application.id = (shown_booking_state.asked).application_id)))) THEN 'second_hold'::booking_state WHEN (((asked).state = 'second_hold'::booking_state) AND (NOT (EXISTS (SELECT FROM (booking other JOIN application ON ((application.id = other.application_id))) WHERE ((other.talent_id = (shown_booking_state.asked).talent_id) AND (other.days && (shown_booking_state.asked).days) AND ((other.state = 'confirmed'::booking_state) OR ((other.expires_at > shown_booking_state.instant) AND (NOT is_stopped(application.job_id)) AND ((other.state = 'first_hold'::booking_state) OR ((other.state = 'second_hold'::booking_state) AND (shown_booking_state.asked).set_aside AND (NOT other.set_aside)))))))))) THEN 'first_hold'::booking_state ELSE (asked).state END;

-- The title that talent read: of a removed casting call the one last approved.
CREATE OR REPLACE FUNCTION public.shown_title(of_call job)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN ((COALESCE((SELECT job_change.was FROM job_change WHERE ((job_change.job_id = (shown_title.of_call).id) AND (job_change.field = 'role_details'::job_change_field) AND (job_change.changed_at = 'infinity'::timestamptz))), (of_call).role_details) || ' · '::text) || (of_call).project_type);

-- How a text sounds, alike in both scripts; null for one in another script.
CREATE OR REPLACE FUNCTION public.sound_of(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN NULLIF(TRIM(BOTH FROM replace(word_sounds((' '::text || plain_text($1))), '~'::text, ''::text)), ''::text);

CREATE OR REPLACE FUNCTION public.spaced_words(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((' '::text || TRIM(BOTH FROM regexp_replace(lower($1), '[[:space:][:punct:]]+'::text, ' '::text, 'g'::text))) || ' '::text);

CREATE OR REPLACE FUNCTION public.staff_audit_hash(previous bytea, entry staff_audit_entry)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
RETURN sha256((previous || convert_to((jsonb_build_array((entry).place, EXTRACT(epoch FROM (entry).happened_at), (entry).staff_id, (entry).action, (entry).subject, (entry).subject_id, (entry).details))::text, 'UTF8'::name)));

-- Why a casting call is stopped: it is removed, or its house suspended or banned. Null if it is not.
CREATE OR REPLACE FUNCTION public.staff_stop(wanted uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN is_removed(job.id) THEN 'removed'::text ELSE (house_suspension_kind(job.production_house_id))::text END AS house_suspension_kind FROM job WHERE (job.id = staff_stop.wanted));

CREATE OR REPLACE FUNCTION public.start_status_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into status_change (application_id, status, happened_at, party, account_id) values (
    new.id, 'applied', new.applied_at,
    case
      when new.considered_by is not null or is_added_by_house(new.talent_id) then 'house'
      else 'talent'
    end::application_party,
    new.considered_by
  );
  return null;
end $function$;

-- Whether a person still has one of these roles. If not, the first of two words that they said has lapsed.
CREATE OR REPLACE FUNCTION public.still_is(staff uuid, roles staff_role[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM staff_member WHERE ((staff_member.id = still_is.staff) AND (staff_member.active_since IS NOT NULL) AND (staff_member.role = ANY (still_is.roles)))));

-- An application of the account itself stays, and the one that the house added goes. Children take nothing
-- over.
CREATE OR REPLACE FUNCTION public.take_over_added_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  card record;
  own uuid;
begin
  perform from talent where id = new.id and not is_child(date_of_birth, now());
  if not found then
    return null;
  end if;
  for card in
    select added_person.id, application_id, application.job_id, application.talent_id as stub
    from added_person join application on application.id = application_id
    where mobile = new.proven_mobile or new.verified_at is not null and mailbox = new.mailbox
    order by added_person.id
    for update of added_person
  loop
    update application as moved set talent_id = new.id, board_changed_at = clock_timestamp()
      where talent_id = card.stub
        and not exists (select from application where talent_id = new.id and job_id = moved.job_id);
    select id into own from application where talent_id = new.id and job_id = card.job_id;
    update added_person set
      application_id = own, is_merged = own <> card.application_id, email = null, mobile = null,
      joined_at = greatest(new.verified_at, new.mobile_verified_at)
      where id = card.id;
    delete from account where id = card.stub;
  end loop;
  return null;
end $function$;

-- When the takes of a request are deleted: some days after the role closed, or after a later deadline of
-- the request.
CREATE OR REPLACE FUNCTION public.takes_deleted_at(request uuid)
 RETURNS timestamptz
 LANGUAGE sql
 STABLE
RETURN (SELECT (GREATEST(call_ended_at(tape_request.job_id), tape_request.deadline) + make_interval(days => (tape_request.keep_days)::integer)) FROM tape_request WHERE (tape_request.id = takes_deleted_at.request));

-- The same for houses. Queries decide by houses_from who is visible.
CREATE OR REPLACE FUNCTION public.talent_for_houses(instant timestamptz)
 RETURNS TABLE(id uuid, name text, is_child boolean, gender gender, age integer, city text, image text, profile_type category, hair_color text, body_type text, beard text, eye_color text)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT talent.id,
         CASE
             WHEN is_child(talent.date_of_birth, talent_for_houses.instant) THEN COALESCE("substring"(talent.name, '\S+'::text), ''::text)
             ELSE talent.name
         END AS name,
     is_child(talent.date_of_birth, talent_for_houses.instant) AS is_child,
     talent.gender,
     age_in_india(talent.date_of_birth, talent_for_houses.instant) AS age_in_india,
         CASE
             WHEN (NOT is_child(talent.date_of_birth, talent_for_houses.instant)) THEN talent.city
             ELSE NULL::text
         END AS "case",
     talent.profile_photo,
     talent.profile_type,
     talent.hair_color,
     talent.body_type,
     talent.beard,
     talent.eye_color
    FROM talent;
END;

-- What became of a self-tape.
CREATE OR REPLACE FUNCTION public.tape_state(tape uuid, instant timestamptz)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (LEAST(self_tape.begun_at, self_tape.received_at) > tape_request.deadline) THEN 'received_late'::text WHEN (self_tape.received_at IS NOT NULL) THEN 'received'::text WHEN (self_tape.declined_at IS NOT NULL) THEN 'declined'::text WHEN (tape_request.deadline <= tape_state.instant) THEN 'overdue'::text ELSE 'waiting'::text END AS "case" FROM (self_tape JOIN tape_request ON ((tape_request.id = self_tape.request_id))) WHERE (self_tape.id = tape_state.tape));

CREATE OR REPLACE FUNCTION public.tell_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  type text := case tg_op when 'INSERT' then 'application.received' else 'application.stage_changed' end;
begin
  insert into webhook_delivery (webhook_id, event, payload, created_at)
    select hook.id, type, jsonb_build_object('application_id', new.id, 'job_id', new.job_id, 'stage', new.stage)
        || case tg_op when 'INSERT' then '{}' else jsonb_build_object('former_stage', old.stage) end,
      clock_timestamp()
    from job join house_webhook hook on hook.production_house_id = job.production_house_id
      join talent on talent.id = new.talent_id
      join account on account.id = talent.id and not added_by_house
    where job.id = new.job_id and hook.paused_at is null and type = any (hook.events) and new.hidden_at is null
      and (not is_child(date_of_birth, now()) or may_see_child(job.production_house_id, talent.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.board_changed_at := clock_timestamp();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.update_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update conversation set
    last_of_house = case new.party when 'house' then new.place else last_of_house end,
    last_of_talent = case new.party when 'talent' then new.place else last_of_talent end,
    written_at = greatest(written_at, new.written_at)
    where application_id = new.application_id;
  return null;
end $function$;

-- Staff compare the relation to each child who named the guardian before the documents were sent, and to no
-- other.
CREATE OR REPLACE FUNCTION public.verify_relations()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update guardian set relation_verified_at = new.decided_at
    where mailbox(contact) = new.mailbox and withdrawn_at is null and relation_verified_at is null
      and requested_at <= new.sent_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.without_adult_details(details jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN (details - ARRAY['bust'::text, 'cup_size'::text, 'above_bust'::text, 'under_bust'::text, 'upper_thigh'::text, 'lower_thigh'::text, 'hips'::text, 'romantic_roles'::text, 'body_double'::text, 'lgbtq_friendly'::text, 'driver_license'::text, 'two_wheeler'::text, 'four_wheeler'::text]);

-- How words sound, alike in both scripts; one in Devanagari begins with ~.
CREATE OR REPLACE FUNCTION public.word_sounds(document text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(replace(regexp_replace(regexp_replace(regexp_replace(replace(replace(replace(replace(replace(regexp_replace(translate(regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(CASE WHEN (document ~ '[ऀ-ॿ]'::text) THEN devanagari_in_latin(regexp_replace(document, ' (?=[^ ]*[ऀ-ॿ])'::text, ' ~'::text, 'g'::text)) ELSE document END, '[^a-zA-Z0-9 ~]+'::text, ''::text, 'g'::text), ' +(?= |$)'::text, ''::text, 'g'::text), '([b-df-hj-np-tv-z])y(?= |$)'::text, '\1i'::text, 'g'::text), 'sh'::text, 's'::text), 'ch'::text, 'C'::text), 'ck'::text, 'k'::text), 'ph'::text, 'f'::text), 'th'::text, 't'::text), 'kh'::text, 'K'::text), 'gh'::text, 'G'::text), 'jh'::text, 'J'::text), 'zh'::text, 'J'::text), 'dh'::text, 'D'::text), 'bh'::text, 'B'::text), 'ee'::text, 'i'::text), 'oo'::text, 'u'::text), 'c(?=[eiy])'::text, 's'::text, 'g'::text), 'wzqcx'::text, 'vjkkX'::text), '([a-zBCDGJKX])\1+|b(?=B)|k(?=C)|d(?=D)|g(?=G)|j(?=J)|k(?=K)'::text, '\1'::text, 'g'::text), 'ai'::text, 'ay'::text), 'au'::text, 'av'::text), 'ou'::text, 'av'::text), 'ao'::text, 'av'::text), 'eo'::text, 'ev'::text), 'i(?=[aeou])'::text, 'iy'::text, 'g'::text), 'u(?=[aeio])'::text, 'uv'::text, 'g'::text), 'er(?=[^aeiou ])'::text, 'ar'::text, 'g'::text), 'X'::text, 'ks'::text), '([aeiou][^aeiou0-9 ~])(?![aeiou])'::text, '\1a'::text, 'g'::text), '([aeiou][^aeiou0-9 ~])(?![aeiou])'::text, '\1a'::text, 'g'::text), '([aeiou][^aeiou0-9 ~])(?![aeiou])'::text, '\1a'::text, 'g'::text), 'B'::text, 'bh'::text), 'C'::text, 'c'::text), 'D'::text, 'dh'::text), 'G'::text, 'gh'::text), 'J'::text, 'jh'::text), 'K'::text, 'kh'::text), 'f'::text, 'ph'::text);

CREATE OR REPLACE FUNCTION public.word_vector(document text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(string_to_array(TRIM(BOTH FROM document), ' '::text));

-- The start of an instant's year, at the same day and hour in India as `since`.
CREATE OR REPLACE FUNCTION public.year_start(since timestamptz, instant timestamptz, years integer DEFAULT NULL::integer)
 RETURNS timestamptz
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (((year_start.since AT TIME ZONE 'Asia/Kolkata'::text) + make_interval(years => LEAST(passed.whole, (year_start.years - 1)))) AT TIME ZONE 'Asia/Kolkata'::text) AS timezone
    FROM ( SELECT ((EXTRACT(year FROM age((year_start.instant AT TIME ZONE 'Asia/Kolkata'::text), (year_start.since AT TIME ZONE 'Asia/Kolkata'::text))))::integer - ((year_start.instant < year_start.since))::integer) AS whole) passed;
END;
