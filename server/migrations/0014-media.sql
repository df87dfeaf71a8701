-- A stored file of talent or applicants. The row stands before the file is written and goes when the file goes;
-- both stay for as long as anything refers to them, also what is being written at that moment.
create table media_file (
  name text primary key check (name ~ '^[\w-]{1,80}\.[a-z0-9]{2,4}$'),
  is_public boolean not null,
  created_at timestamptz not null
);

create type talent_media_kind as enum (
  'image', 'headshot_image', 'full_image', 'photo', 'intro_video', 'audition_video', 'voice_sample'
);
create type media_state as enum ('processing', 'ready', 'kept', 'failed');

create table talent_media (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  kind talent_media_kind not null,
  state media_state not null,
  -- Behind signed links.
  file text not null references media_file,
  -- A copy of a grown-up's picture under an address that never ends.
  public_file text references media_file,
  poster text references media_file,
  caption text check (length(caption) between 1 and 200),
  position integer not null check (position >= 0),
  width integer,
  height integer,
  seconds double precision,
  bytes bigint not null,
  -- Of the file as it was sent: sent twice, such as after a lost answer, it is one.
  digest bytea,
  created_at timestamptz not null,
  unique (talent_id, kind, digest)
);

create index media_of_talent on talent_media (talent_id, kind, position);
create unique index talent_media_once on talent_media (talent_id, kind)
  where kind in ('image', 'headshot_image', 'full_image');
create index talent_media_file on talent_media (file);
create index talent_media_public_file on talent_media (public_file) where public_file is not null;
create index talent_media_poster on talent_media (poster) where poster is not null;
create index talent_media_processing on talent_media (created_at) where state = 'processing';

-- Adding in parallel goes one by one: each counts those that came before it.
create function limit_talent_media() returns trigger language plpgsql as $$
declare
  allowed allowance;
  most integer;
begin
  perform from talent where id = new.talent_id for no key update;
  allowed := allowance_of(new.talent_id, new.created_at);
  most := case new.kind
    when 'photo' then allowed.photos
    when 'intro_video' then allowed.intro_videos
    when 'audition_video' then allowed.audition_videos
    when 'voice_sample' then allowed.voice_samples
  end;
  if (select count(*) from talent_media where talent_id = new.talent_id and kind = new.kind) > most then
    raise exception 'talent % has no % left', new.talent_id, new.kind using errcode = 'KD140';
  end if;
  return null;
end $$;

create trigger talent_media_is_allowed after insert on talent_media
  for each row execute function limit_talent_media();

-- Whoever may be a child has no picture under an address that never ends. A birth date is locked once it is known.
create function refuse_public_picture_of_child() returns trigger language plpgsql as $$
begin
  perform from talent
    where id = new.talent_id and date_of_birth is not null and not is_child(date_of_birth, now());
  if not found then
    raise exception 'talent % may be a child', new.talent_id using errcode = 'KD141';
  end if;
  return new;
end $$;

create trigger public_picture_is_of_adult before insert or update of public_file on talent_media
  for each row when (new.public_file is not null)
  execute function refuse_public_picture_of_child();

-- The picture of lists is the profile photo, or else the headshot. Behind /media/private it is signed when it is read.
create function follow_profile_photo() returns trigger language plpgsql as $$
declare
  talent uuid := coalesce(new.talent_id, old.talent_id);
  picture text := (
    select coalesce('/media/public/' || public_file, '/media/private/' || file)
    from talent_media
    where talent_id = talent and kind in ('image', 'headshot_image')
    order by kind
    limit 1
  );
begin
  update talent as person set profile_photo = picture
    where id = talent and profile_photo is distinct from picture;
  return null;
end $$;

create trigger profile_photo_follows after insert or delete or update of file, public_file on talent_media
  for each row execute function follow_profile_photo();

create function guard_profile_photo() returns trigger language plpgsql as $$
begin
  if is_child(new.date_of_birth, now()) then
    new.profile_photo := null;
  end if;
  return new;
end $$;

create trigger profile_photo_is_guarded before insert or update of profile_photo, date_of_birth on talent
  for each row when (new.profile_photo like '/media/public/%')
  execute function guard_profile_photo();

-- A large file on its way, in pieces. It becomes a row of talent_media once; then it is finished.
create table media_upload (
  id uuid primary key,
  talent_id uuid not null references talent on delete cascade,
  kind talent_media_kind not null,
  replaces uuid,
  bytes bigint not null check (bytes > 0),
  expires_at timestamptz not null,
  finished_at timestamptz,
  media_id uuid references talent_media on delete set null
);

create index media_upload_of_talent on media_upload (talent_id);
create index media_upload_expiry on media_upload (expires_at);
create index media_upload_media on media_upload (media_id) where media_id is not null;

-- An applicant may choose what is stored already, for several calls, also a voice sample.
alter type media_kind add value 'audio';

insert into media_file (name, is_public, created_at)
  select file, false, applied_at
  from application_media join application on application.id = application_id;
alter table application_media
  drop constraint application_media_file_key,
  add foreign key (file) references media_file,
  add poster text references media_file;
create index application_media_file on application_media (file);
create index application_media_poster on application_media (poster) where poster is not null;
