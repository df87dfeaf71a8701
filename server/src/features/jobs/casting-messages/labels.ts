/** What a line of a casting message is about, told by its label. */
export type LabelKind =
  | 'project'
  | 'role'
  | 'gender'
  | 'age'
  | 'look'
  | 'height'
  | 'skills'
  | 'description'
  | 'positions'
  | 'language'
  | 'city'
  | 'shoot'
  | 'duration'
  | 'audition'
  | 'deadline'
  | 'pay'
  | 'contact';

const labels: Record<LabelKind, string> = {
  project:
    'project(?: name| title| type)?|title|brand|client|production|type|format|medium|प्रोजेक्ट|परियोजना|निर्माण',
  role: '(?:roles?|char(?:acter)?s?|artists?|actors?|models?|talents?)(?: name| required| needed| wanted)?|name|part|requirements?|required|needs?|needed|looking for|wanted|casting for|किरदार|रोल|भूमिका|पात्र|ज़रूरत|आवश्यकता',
  gender: 'gender|sex|लिंग',
  age: '(?:age|umar|umr)(?: ?(?:group|range|bracket|limit))?|playing age|screen age|उम्र|आयु',
  look: 'looks?|look ?wise|build|body(?: type)?|physique|complexion|features?|appearance|skin ?tone|face|लुक|रूप|रंग|चेहरा|कद[- ]?काठी',
  height: 'हाइट|height|ht|min(?:imum)? height|कद|लंबाई|ऊंचाई|ऊँचाई|क़द',
  skills: 'skills?|special skills?|must know|should know|special talents?|हुनर|कौशल',
  description:
    '(?:role |character |brief |project )?(?:description|brief|details?|note|synopsis|story)|about|विवरण|कहानी|नोट',
  positions: 'positions?|openings?|no\\.? of (?:roles?|people|artists?)|nos|quantity|qty|संख्या',
  language: 'languages?(?: known| required)?|lang|dialect|भाषाएँ|भाषाएं|भाषा',
  city: '(?:shoot(?:ing)? |audition )?(?:location|city|place|venue|loc)|base|where|जगह|स्थान|शहर|लोकेशन|शूटिंग स्थान',
  shoot:
    'shoot(?:ing)?(?: ?(?:dates?|days?|on|starts?|begins?|from|schedule))?|dates?|date of shoot|schedule|when|शूट(?:िंग)?(?: की)?(?: तारीख(?:ें)?)?|तारीख(?:ें)?|तारीख़',
  duration: '(?:shoot )?duration|no\\.? of (?:shoot )?days|total days|days|अवधि|कुल दिन',
  audition: '(?:audition|look ?test|auditions)(?: ?(?:dates?|on|time|mode|type))?|ऑडिशन(?: की)?(?: तारीख)?',
  deadline:
    'deadline|last date(?: to apply| of (?:submission|entry))?|last day|apply by|submit by|send by|closing date|entries close|अंतिम तिथि|आखिरी तारीख|आख़िरी तारीख',
  pay: 'पेमेंट|paid|budget|pay(?:ment|out)?(?: details)?|remuneration|compensation|fees?|artist fees?|rate|per day|salary|money|price|भुगतान|मानदेय|पारिश्रमिक|बजट|मेहनताना|फीस|फ़ीस|पैसा|पैसे',
  contact:
    'contact(?: (?:no|number|us|person|details))?|whats ?app(?: (?:no|number|only|on|at))?|call(?: (?:us|on|at|or whatsapp))?|phone|mobile|mob|ph|email|e-mail|mail(?: (?:id|at|us))?|send (?:your )?(?:profiles?|details|pics?|photos?|auditions?|entries)[^:]{0,40}|share (?:your )?(?:profiles?|details|pics?|photos?)[^:]{0,40}|dm|interested[^:]{0,40}|संपर्क|सम्पर्क|व्हाट्सऐप|व्हाट्सएप|वॉट्सऐप|फोन|फ़ोन|मोबाइल|ईमेल|प्रोफाइल भेजें|प्रोफ़ाइल भेजें',
};

const readers = Object.entries(labels).map(
  // The keys of `labels` are the kinds.
  ([kind, names]) =>
    [kind as LabelKind, new RegExp(`^(?:${names})(?: ?\\d{1,2})?(?:\\s*\\(.{1,20}\\))?$`, 'iu')] as const,
);

/** Returns the kind and the value of a line with a label, such as `Age: 22-28`; undefined without a label. */
export function labelled(line: string): { kind: LabelKind; name: string; value: string } | undefined {
  const [, name = '', value = ''] =
    /^([^:：=]{1,48}?)\s*(?:[:：=]-?|\s[-–—]+|[-–—]\s)\s*(.*)$/u.exec(line) ?? [];
  const kind = readers.find(([, pattern]) => pattern.test(name.trim()))?.[0];
  return kind && { kind, name: name.trim(), value: value.trim() };
}
