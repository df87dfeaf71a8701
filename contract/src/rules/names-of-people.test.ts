import { expect, test } from 'vitest';
import { nameLine } from '#fields.ts';
import { writeText } from './names.ts';

test.each([
  ...'A.K. Dev|A.K.Dev|K.Me|R.Dev|S.In|V.Us|R.Uk|M.Tv|A.R. Rahman|A. R. Rahman|M.S. Subbulakshmi|S.P.Balasubrahmanyam|K.J. Yesudas|P.B.Sreenivos|T.M. Soundararajan|B. Jayamohan|J.Me.|N.T.Rama Rao|Y.S.R. Reddy|E.V. Ramasamy|G.V. Prakash|L.V.Prasad|C.V. Raman|D.K.Pattammal|Th.To|Sk.Me|Md.Id Ali|Mohd.Id Khan|Mohd. Rafi|Md Aslam|Sk. Rahim|Smt. Asha Devi|Shri.Dev Anand|Kapil.Dev|Dr. Rao|Dr.Rao|Adv. Meera|Capt. Vijay|Prof. C.N.R. Rao|Jr. NTR|Er.Kumar'.split(
    '|',
  ),
  ...'Asha|Rekha|Dharmendra|Prabhas|Yash|Suriya|Vikram|Nargis|Biswajit|Sridevi|Mammootty|Mohanlal|Kajol|Tabu|Govinda|Om|Li|O|Ng|Jo'.split(
    '|',
  ),
  ..."Maria D'Souza|Maria D’Souza|Maria D‘Souza|Maria D`Souza|Maria Dʼsouza|Roshan O'Brien|Anita D’Costa|Jean-Luc Field|Jean–Luc Field|Anne-Marie Pinto|Mary Ann|N'golo Kante|Sinéad O’Connor|M'hamed Ali|Lewis-Hall".split(
    '|',
  ),
  ...'आशा राव|अमिताभ बच्चन|शाहरुख़ ख़ान|ऋतिक रोशन|श्रीदेवी|राजेश खन्ना|क्षितिज फ़िल्म्स|ज्ञानेश्वर|विद्या बालन|மீரா நாயர்|ரஜினிகாந்த்|கமல்ஹாசன்|விஜய் சேதுபதி|চিরঞ্জিত|সৌমিত্র চট্টোপাধ্যায়|উত্তম কুমার|ચિરાગ પટેલ|મીરા શાહ|ਦਿਲਜੀਤ ਦੋਸਾਂਝ|ਅਮਰਿੰਦਰ ਗਿੱਲ|చిరంజీవి|మహేష్ బాబు|రామ్ చరణ్|ರಾಜ್‌ಕುಮಾರ್|ಯಶ್|പൃഥ്വിരാജ്|മോഹൻലാൽ|ശ്രീ ഫിലിംസ്‍|ଅନୁଭବ ମହାନ୍ତି|نصیر شاہ|دلیپ کمار|میر تقی میر|ꯃꯤꯇꯩ|ᱥᱟᱱᱛᱟᱲ|王小明|Анна Иванова|Zoë Müller|José Álvarez|Bjørn Åse|Łukasz Nowak|Đặng Thị Mai|Søren Ægir|İpek Çelik|Renée Noël'.split(
    '|',
  ),
  ..."Lamp Films|Zee.TV|Sun.TV Networks|Studio 21.in|24.in.Frames|Film.Co|Art.Club|Frame.Io Studio|M.Net|S.Net|R.App|V.Live Wire|D.Top|K.Page|A.Io|V.Ly|T.To|Dot.Line Pictures|St.Ives.Community|Act.Inc|M.S.Dhoni & Co|St. Mary’s Theatre|Monsoon Pictures Pvt. Ltd.|Monsoon Pictures Pvt Ltd.|24/7 Productions|3 Idiots & Co.|7th Sense|Cine.Ma|Dharma (Mumbai)|Rao + Sons|Films@Work|The 'Lamp' House|“Lamp” Films|Lamp, Rao & Co.|No. 1 Casting|Studio #9|Ek Do Teen!|Who? Productions|A-Z Casting|Kala Kendra, Pune|T-Series|Balaji Telefilms|Red.Chillies Entertainment|Yash Raj Films|UTV.Motion Pictures|Eros Intl.|Phantom.Films|Jio Studios|Viacom18|Colors.Marathi|Star.Plus|Big.Bang|Raj & DK|AVM Productions|V.Creations|S.Pictures|2D Entertainment|AGS.Entertainment|Hombale.Films|Mythri.Movie Makers|D.V.V. Entertainment".split(
    '|',
  ),
])('accepts the name %s as it is', (name) => {
  expect(nameLine.parse(name)).toBe(name);
});

test.each([
  ['Asha\u200e Rao', 'Asha Rao'],
  ['Asha\u00adRao', 'AshaRao'],
  ['Asha\tRao', 'Asha Rao'],
  ['Asha\u2060Rao', 'AshaRao'],
  ['\ufeffAsha Rao', 'Asha Rao'],
  ['Asha\u200b Rao\u200f', 'Asha Rao'],
  ['As\u200dha\u200c Rao', 'Asha Rao'],
  ['\u200dAsha', 'Asha'],
  ['\u202bنصیر شاہ\u202c', 'نصیر شاہ'],
  ['نصیر\u200fشاہ', 'نصیرشاہ'],
  ['ಯಶ್\u200c ರಾಜ್\u200dಕುಮಾರ್', 'ಯಶ್\u200c ರಾಜ್\u200dಕುಮಾರ್'],
  ['ശ്രീ ഫിലിംസ്\u200d', 'ശ്രീ ഫിലിംസ്\u200d'],
  ['می\u200cشود', 'می\u200cشود'],
  ['👩\u200d🎤', '👩\u200d🎤'],
  ['👩🏽\u200d🎤 ❤️\u200d🔥', '👩🏽\u200d🎤 ❤️\u200d🔥'],
])('takes only the marks that nobody needs from %j', (typed, written) => {
  expect(writeText(typed)).toBe(written);
});
