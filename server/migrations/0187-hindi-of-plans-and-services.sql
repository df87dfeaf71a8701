-- The Hindi of the texts that come with the site, wherever staff have not changed the English ones.

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
)
where not exists (select from service_text);

insert into content_translation (kind, key, language, texts)
select 'plan', plan.id::text, 'hi', jsonb_object_agg('features.' || item.place - 1, hindi.text)
from plan
cross join lateral regexp_matches(plan.description, '<li>(.*?)</li>', 'g') with ordinality as item (found, place)
join (values
  ('Apply to 50 casting calls a year', 'साल में 50 कास्टिंग कॉल पर आवेदन'),
  ('Apply to unlimited casting calls', 'जितनी चाहें उतनी कास्टिंग कॉल पर आवेदन'),
  ('Verified badge on your profile', 'आपकी प्रोफ़ाइल पर सत्यापित बैज'),
  ('One consolidated profile for every production house', 'हर प्रोडक्शन हाउस के लिए एक ही पूरी प्रोफ़ाइल'),
  ('Featured showcase on the home page', 'होम पेज पर ख़ास जगह'),
  ('Masterclass with working casting directors', 'कास्टिंग डायरेक्टर के साथ मास्टरक्लास'),
  ('1 email alert', '1 ईमेल अलर्ट'),
  ('3 email alerts', '3 ईमेल अलर्ट'),
  ('Weekly WhatsApp reminder', 'हर हफ़्ते WhatsApp पर रिमाइंडर'),
  ('WhatsApp alerts on Monday, Wednesday and Friday', 'सोमवार, बुधवार और शुक्रवार को WhatsApp अलर्ट'),
  ('10 photos', '10 फ़ोटो'),
  ('30 photos', '30 फ़ोटो'),
  ('3 intro videos', '3 परिचय वीडियो'),
  ('5 intro videos', '5 परिचय वीडियो'),
  ('5 audition videos', '5 ऑडिशन वीडियो'),
  ('10 audition videos', '10 ऑडिशन वीडियो'),
  ('3 work links', 'काम के 3 लिंक'),
  ('10 work links', 'काम के 10 लिंक'),
  ('Free videos on auditions and the craft', 'ऑडिशन और अभिनय पर मुफ़्त वीडियो')
) as hindi (english, text) on hindi.english = item.found[1]
group by plan.id;
