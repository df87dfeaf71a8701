-- Names are found in either script: Priya by प्रिया and प्रिया by Priya. The index over what this makes of each profile
-- comes with the next migration.

create function devanagari_in_latin(text) returns text
  language sql immutable parallel safe
  return
    -- Last the letters, of which an aspirate is one (K for kh, C for ch and chh).
    translate(
      replace(replace(replace(
        -- A consonant has an inherent a, except at the end of a word; after two consonants there too.
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                replace(replace(replace(replace(replace(
                  translate($1, E'ऐऔऋँ\u200c\u200dःऽ', 'ैौृं'),
                  'ॐ', 'ओम'), E'\u0921\u093c', 'र'), E'\u0922\u093c', 'र्ह'), 'ज्ञ', 'ग्य'), 'िंह', 'िन्घ'),
                'ं([पफबभम])', 'म्\1', 'g'),
              'ं([क-ह])', 'न्\1', 'g'),
            E'(\u094d[क-ह]\u093c?)(?=[^ऀ-ॿ]|$)', '\1ा', 'g'),
          E'([क-ह]\u093c?)(?=[क-हअ-औ])', '\1ा', 'g'),
        'ै', 'ay'), 'ौ', 'av'), 'ृ', 'ri'),
      E'ािीुूेॆॅोॊॉअआॲइईउऊएऍऎओऑऒ०१२३४५६७८९कगजतथटठदडनणञङपबमयरलळवशषसहचछखघझढधफभ\u094d\u093cं',
      'aiiuueeeoooaaeiiuueeeooo0123456789kgjttttddnnnnpbmyrllvssshCCKGJDDfB');
comment on function devanagari_in_latin is
  'A text with its Devanagari letters as people write them in Latin ones. Capitals stand for aspirates.';

create function word_sounds(document text) returns text
  language sql immutable parallel safe
  return
    -- Last the aspirates, and an a between consonants from the first vowel on: nobody hears whether it is written.
    replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(
      replace(regexp_replace(regexp_replace(regexp_replace(
        replace(replace(replace(replace(replace(
          regexp_replace(
            translate(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
                  regexp_replace(regexp_replace(regexp_replace(
                    case when $1 ~ '[ऀ-ॿ]'
                      then devanagari_in_latin(regexp_replace($1, ' (?=[^ ]*[ऀ-ॿ])', ' ~', 'g')) else $1 end,
                    '[^a-zA-Z0-9 ~]+', '', 'g'), ' +(?= |$)', '', 'g'),
                  '([b-df-hj-np-tv-z])y(?= |$)', '\1i', 'g'),
                'sh', 's'), 'ch', 'C'), 'ck', 'k'), 'ph', 'f'), 'th', 't'), 'kh', 'K'), 'gh', 'G'), 'jh', 'J'),
                'zh', 'J'), 'dh', 'D'), 'bh', 'B'), 'ee', 'i'), 'oo', 'u'),
              'c(?=[eiy])', 's', 'g'),
            'wzqcx', 'vjkkX'),
          '([a-zBCDGJKX])\1+|b(?=B)|k(?=C)|d(?=D)|g(?=G)|j(?=J)|k(?=K)', '\1', 'g'),
        'ai', 'ay'), 'au', 'av'), 'ou', 'av'), 'ao', 'av'), 'eo', 'ev'),
      'i(?=[aeou])', 'iy', 'g'), 'u(?=[aeio])', 'uv', 'g'), 'er(?=[^aeiou ])', 'ar', 'g'), 'X', 'ks'),
      '([aeiou][^aeiou0-9 ~])(?![aeiou])', '\1a', 'g'), '([aeiou][^aeiou0-9 ~])(?![aeiou])', '\1a', 'g'),
      '([aeiou][^aeiou0-9 ~])(?![aeiou])', '\1a', 'g'),
      'B', 'bh'), 'C', 'c'), 'D', 'dh'), 'G', 'gh'), 'J', 'jh'), 'K', 'kh'), 'f', 'ph');
comment on function word_sounds is
  'How the words of a plain profile sound, alike for both scripts; a word in Devanagari begins with ~.';

-- A profile of which the 300th character is a space could not be saved: an empty word is no word.
create or replace function word_vector(document text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(trim(document), ' '));
