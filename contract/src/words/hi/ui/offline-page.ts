export const title = 'आप ऑफ़लाइन हैं';
export const reopens = 'कनेक्शन वापस आने पर यह पेज अपने आप खुल जाएगा।';
export const kept = <Part>(calls: (text: string) => Part) => [
  'जो पेज आपने पहले खोले थे, उन्हें आप अब भी पढ़ सकते हैं, जैसे ',
  calls('कास्टिंग कॉल'),
  '।',
];
