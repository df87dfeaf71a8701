import { getDocumentProxy } from 'unpdf';

/** Names of many lengths and scripts, some of one long word, as people have them and as they might be typed. */
export const longNames = [
  'Om',
  'Asha Rao',
  'Sri Venkata Naga Satya Surya Subrahmanya Lakshmi Narasimha Rao',
  'Maria Theresa Fernandes e Menezes de Sequeira Albuquerque Pinto',
  'Thiruvenkatanathapuramsubramaniampillaiarunachalamgurumoorthyan',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  `${'Maharajkumar Yuvraj Digvijaysinhji Pratapsinhji '.repeat(4)}Gohil`,
  'विक्रम त्रिपाठी-क्षेत्रीय',
  'श्रीमती चन्द्रमुखीदेवी लक्ष्मीनारायणप्रसाद विश्वकर्मा चतुर्वेदी',
  'কৃষ্ণচন্দ্র বন্দ্যোপাধ্যায় চট্টোপাধ্যায় মুখোপাধ্যায় গঙ্গোপাধ্যায়',
  'જ્ઞાનેશ્વરી શ્રેયાબહેન કૃષ્ણકાંતભાઈ ત્રિવેદી બ્રહ્મભટ્ટ દેસાઈ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਹਰਮਨਪ੍ਰੀਤ ਕੌਰ ਜਗਤਾਰ ਸਿੰਘ ਬਲਵਿੰਦਰ ਸਿੰਘ ਧਾਲੀਵਾਲ',
  'ದೀಪಿಕಾ ಕೃಷ್ಣಮೂರ್ತಿ ವೆಂಕಟರಮಣಯ್ಯ ಸುಬ್ರಹ್ಮಣ್ಯಸ್ವಾಮಿ ರಾಮಚಂದ್ರಪ್ಪ',
  'ജ്യോതി ഉണ്ണികൃഷ്ണൻ നമ്പൂതിരിപ്പാട് തിരുവനന്തപുരം കുഞ്ഞിരാമൻ',
  'ଶ୍ରୀକୃଷ୍ଣ ମହାପାତ୍ର ଜଗନ୍ନାଥ ପ୍ରସାଦ ପଟ୍ଟନାୟକ ଚୌଧୁରୀ ହରିଚନ୍ଦନ',
  'கோகிலா ஸ்ரீனிவாசன் திருவேங்கடநாதபுரம் சுப்பிரமணியபிள்ளை',
  'திருவேங்கடநாதபுரம்சுப்பிரமணியபிள்ளைஅருணாசலம்குருமூர்த்தி',
  'దీపికా శ్రీనివాస్ వేంకటసత్యనారాయణ సుబ్రహ్మణ్య లక్ష్మీనరసింహ',
  'دیپیکا بی بی شہزادی نور النساء بیگم صاحبہ محمد عبدالرحمٰن خان صدیقی',
  'O’Brien-D’Souza, Zoë Ṭhākur दीपिका شیخ',
] as const;

interface Box {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Returns the texts of a PDF that leave the page or lie on each other, each box without what is below its line. */
export async function misplacedTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width = 0] = page.view;
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item): Box[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, left = 0, bottom = 0] = item.transform;
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size * 0.6 }];
    });
    const outside = boxes.filter(({ left, right, bottom }) => left < 10 || right > width - 10 || bottom < 10);
    const covered = boxes.flatMap((one, place) =>
      boxes.slice(place + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} | ${other.text}`] : [])),
    );
    found.push(...outside.map(({ text }) => text), ...covered);
  }
  return found;
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return across > 1 && down > 0;
}
