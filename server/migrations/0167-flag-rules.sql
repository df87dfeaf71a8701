-- The phrases by which casting calls are flagged for staff, as staff edit them.

create table flag_rules (
  version integer primary key check (version > 0),
  threshold integer not null check (threshold between 1 and 100),
  saved_at timestamptz not null,
  saved_by uuid references staff_member
);
comment on table flag_rules is 'Each save of the flag rules; the last version is in use.';
comment on column flag_rules.threshold is 'From this sum of weights on, a casting call is flagged.';
comment on column flag_rules.saved_by is 'Null for the version that the site began with.';
create index flag_rules_by_staff on flag_rules (saved_by);

create table flag_phrase (
  version integer not null references flag_rules,
  kind text not null check (kind in ('money', 'contact', 'unsafe')),
  phrase text not null check (phrase <> ''),
  weight integer not null check (weight between 1 and 100),
  primary key (version, kind, phrase)
);
comment on column flag_phrase.phrase is
  'Words in small letters. A star at the end of a word is any ending; a star alone is up to three words.';

create trigger reject_change before update or delete on flag_rules for each row execute function reject_change();
create trigger reject_change before update or delete on flag_phrase for each row execute function reject_change();

insert into flag_rules (version, threshold, saved_at) values (1, 10, now());

insert into flag_phrase (version, kind, phrase, weight)
select 1, 'money', paid || ' ' || sum, 10
from unnest(array[
    'registration', 'regn', 'enrol*', 'audition', 'application', 'processing', 'joining', 'membership', 'portfolio',
    'training', 'grooming', 'workshop', 'entry', 'form', 'file', 'kit', 'admission', 'artist card', 'id card',
    'coordination', 'coordinator', 'shortlisting', 'selection', 'booking', 'caution', 'security', 'refundable',
    'verification', 'agreement', 'photo shoot', 'photoshoot', 'panjikaran'
  ]) paid
  cross join unnest(array['fee*', 'charge*']) sum
union all
select 1, 'money', phrase, 10
from unnest(array[
  'security deposit', 'refundable deposit', 'caution deposit', 'booking amount', 'registration amount',
  'registration ki fee*', 'audition ki fee*', 'portfolio shoot charge*', 'paid registration', 'paid audition',
  'must pay', 'need* to pay', 'has to pay', 'have to pay', 'should pay', 'required to pay', 'must * deposit',
  'need* to deposit', 'pay * for audition', 'pay * for * registration', 'pay * before * audition', 'pay * to register',
  'my upi', 'our upi', 'my gpay', 'our gpay', 'my google pay', 'our google pay', 'my phonepe', 'our phonepe', 'my paytm',
  'our paytm', 'our qr code', 'our account number', 'fee* deni', 'fee* bharni', 'paise jama', 'paisa jama',
  'paise dene', 'shulk dena', 'पंजीकरण शुल्क', 'पंजीकरण की फीस', 'रजिस्ट्रेशन फीस', 'रजिस्ट्रेशन की फीस',
  'ऑडिशन फीस', 'ऑडिशन की फीस', 'पोर्टफोलियो चार्ज', 'सिक्योरिटी डिपॉजिट', 'पैसे जमा', 'पैसे देने', 'फीस देनी',
  'शुल्क देना'
]) phrase;
