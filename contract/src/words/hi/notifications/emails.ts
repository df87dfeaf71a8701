export const bounced_title = 'हमारे ईमेल आप तक नहीं पहुँच रहे हैं';
export const bounced = (email: string) =>
  `${email} के मेल सर्वर के अनुसार यह पता मौजूद नहीं है। कृपया अपने अकाउंट में इसे जाँचें और ग़लत हो तो बदल दें।`;

/** The body of a WhatsApp template, in which {{1}} is the short text and {{2}} is the link. */
export const whatsapp_body = (product: string) =>
  `${product} की ओर से सूचना: {{1}} पूरी जानकारी: {{2}} ये मैसेज बंद करने के लिए STOP लिखें।`;

export const unsubscribe = 'ऐसे ईमेल पाना बंद करें';

/** The start of a notification about a child, which its guardian gets too. */
export const greeting_named = (guardian: string, child: string) =>
  `आदरणीय ${guardian} जी, यह ${child} के बारे में है। हमने ${child} को यह लिखा है:`;
export const greeting_nameless = (child: string) =>
  `आदरणीय माता-पिता या अभिभावक, यह ${child} के बारे में है। हमने ${child} को यह लिखा है:`;
export const guardian_page = (child: string, page: string) =>
  `${child} के बारे में सब कुछ, और जिस पर आपको फ़ैसला करना है: ${page}`;
export const short_about = (child: string, text: string) => `${child} के लिए: ${text}`;

export const stops_kinds = {
  account: 'आपके अकाउंट',
  applications: 'आवेदनों',
  views: 'देखे गए आवेदनों',
  auditions: 'ऑडिशन',
  invitations: 'निमंत्रणों और ऑफ़र',
  bookings: 'उपलब्धता और होल्ड',
  conversations: 'आपकी बातचीत',
  plans: 'आपके प्लान और भुगतान',
  alerts: 'आपकी सेव की गई सर्च के नए कास्टिंग कॉल',
} as const;
export const channels = {
  email: 'ईमेल से',
  whatsapp: 'WhatsApp पर',
  sms: 'SMS से',
  push: 'आपके ब्राउज़र में',
} as const;
export const on_again = (about: string, way: string) => `${about} के बारे में नोटिफ़िकेशन फिर से ${way} आएँगे।`;
export const off = (about: string, way: string) => `${about} के बारे में नोटिफ़िकेशन अब ${way} नहीं आएँगे।`;
