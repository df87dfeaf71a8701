-- The public site: home page, projects, clients, banners, the texts that staff write, and their translations.

create table featured_talent (
  talent_id uuid primary key references talent on delete cascade,
  place integer not null unique check (place > 0)
);
create trigger drop_pages after insert or update or delete on featured_talent execute function drop_public_pages();

create type project_type as enum ('Movies', 'Web Series', 'Advertisement');
create table project (
  id uuid primary key default gen_random_uuid(),
  film_title text not null,
  type project_type not null,
  genre text not null,
  directed_by text not null,
  produced_by text not null,
  released_year smallint not null check (released_year between 1900 and 2100),
  language text not null,
  platform text not null,
  about_project text not null,
  image_url text not null,
  created_at timestamptz not null default now()
);
create index project_by_year on project (released_year desc, created_at desc, id);
create trigger drop_pages after insert or update or delete on project execute function drop_public_pages();

create table client (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  image_url text not null,
  place integer check (place > 0),
  created_at timestamptz not null default now()
);
comment on column client.place is 'The order that staff chose; clients without a place follow, oldest first.';
create index client_by_age on client (created_at, id);
create trigger drop_pages after insert or update or delete on client execute function drop_public_pages();

create table banner (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  alt text not null,
  place integer not null unique check (place > 0)
);
comment on table banner is 'A picture beside the About Us text.';
create trigger drop_pages after insert or update or delete on banner execute function drop_public_pages();

create table page_text (
  page text primary key check (page in ('about')),
  html text not null
);
create trigger drop_pages after insert or update or delete on page_text execute function drop_public_pages();

create table service_text (
  category text primary key,
  text text not null check (text <> '')
);
comment on table service_text is 'What staff wrote about a category, instead of the text that comes with the site.';
create trigger drop_pages after insert or update or delete on service_text execute function drop_public_pages();

create table content_translation (
  kind text not null,
  key text not null,
  language text not null check (language ~ '^[a-z]{2,3}(-[a-z]+)?$' and language <> 'en'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (kind, key, language)
);
comment on table content_translation is 'Public content in other languages. Missing texts are shown in English.';
comment on column content_translation.key is 'As in content_version; legal texts with version: `terms-2`.';
comment on column content_translation.texts is 'By the path in the English words, such as `banners.0.alt`.';
create trigger drop_pages after insert or update or delete on content_translation execute function drop_public_pages();

-- The Hindi of the texts that come with the site.
insert into content_translation (kind, key, language, texts)
select 'services', 'site', 'hi', jsonb_build_object(
  'services.ACTORS & ACTRESS', 'मुख्य, सहायक और कैरेक्टर रोल।',
  'services.FASHION MODELS', 'रैंप, प्रिंट, कैटलॉग और कैंपेन।',
  'services.KIDS', 'बच्चे, हमेशा अभिभावक की सहमति के साथ।',
  'services.INFLUENCERS', 'अपनी ऑडियंस वाले क्रिएटर।',
  'services.VOICE OVER', 'नैरेशन, डबिंग, किरदारों की आवाज़ और जिंगल।',
  'services.DANCERS', 'शास्त्रीय, लोक, फ़िल्मी और स्ट्रीट डांस।',
  'services.Freelance Foreigners', 'भारत में रहने या आने वाले विदेशी कलाकार।',
  'services.Talent Agencies', 'कई कलाकारों का काम सँभालने वाली एजेंसियाँ।',
  'services.Theater Artist', 'मंच के कलाकार, जो कैमरे पर भी काम करते हैं।'
);
insert into content_translation (kind, key, language, texts)
select 'plan', plan.id::text, 'hi', jsonb_object_agg('features.' || place - 1, feature)
from (values
  ('Basic', array[
    'साल में 50 कास्टिंग कॉल पर आवेदन', 'आपकी प्रोफ़ाइल पर सत्यापित बैज',
    'हर प्रोडक्शन हाउस के लिए एक ही पूरी प्रोफ़ाइल', '1 ईमेल अलर्ट', 'हर हफ़्ते WhatsApp पर रिमाइंडर',
    '10 फ़ोटो', '3 परिचय वीडियो', '5 ऑडिशन वीडियो', 'काम के 3 लिंक',
    'ऑडिशन और अभिनय पर मुफ़्त वीडियो'
  ]),
  ('Pro', array[
    'जितनी चाहें उतनी कास्टिंग कॉल पर आवेदन', 'आपकी प्रोफ़ाइल पर सत्यापित बैज',
    'हर प्रोडक्शन हाउस के लिए एक ही पूरी प्रोफ़ाइल', 'होम पेज पर ख़ास जगह',
    'कास्टिंग डायरेक्टर के साथ मास्टरक्लास', '3 ईमेल अलर्ट',
    'सोमवार, बुधवार और शुक्रवार को WhatsApp अलर्ट', '30 फ़ोटो', '5 परिचय वीडियो', '10 ऑडिशन वीडियो',
    'काम के 10 लिंक', 'ऑडिशन और अभिनय पर मुफ़्त वीडियो'
  ])
) hindi (name, features)
join plan using (name) cross join unnest(features) with ordinality as item (feature, place)
group by plan.id;
