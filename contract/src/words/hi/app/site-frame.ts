export const link_casting_calls = 'कास्टिंग कॉल';
export const link_home = 'होम';
export const link_about = 'हमारे बारे में';
export const link_services = 'सेवाएँ';
export const link_profiles = 'प्रोफ़ाइल';
export const link_projects = 'प्रोजेक्ट';
export const link_plans = 'प्लान';
export const link_contact = 'संपर्क करें';
export const link_clients = 'हमारे क्लाइंट';
export const link_terms = 'शर्तें';
export const link_grievance = 'शिकायत निवारण';

export const announcement_more = 'और पढ़ें';
export const announcement_dismiss = 'हटाएँ';
export const nav_site = 'साइट';
export const nav_pages = 'साइट के पेज';
export const nav_legal = 'कानूनी जानकारी';
export const nav_account = 'आपका अकाउंट';
export const site_frame_menu = 'मेन्यू';
export const menu_open = 'मेन्यू खोलें';
export const menu_close = 'मेन्यू बंद करें';
export const skip_to_content = 'सीधे मुख्य भाग पर जाएँ';

export const footer_about = (product: string) =>
  `${product} पूरे भारत के कलाकारों और प्रोडक्शन हाउस को जोड़ता है। रजिस्ट्रेशन मुफ़्त है।`;
export const footer_operator = (operator: string) => `संचालक: ${operator},`;

export const talent_start = 'मेरे कास्टिंग कॉल';
export const house_start = 'मेरे कास्टिंग कॉल';

export const login_talent_line = 'अपना अगला रोल पाएँ।';
export const login_talent_text =
  'अपनी प्रोफ़ाइल से मेल खाते कास्टिंग कॉल देखें, कुछ ही मिनटों में आवेदन करें और हर आवेदन का हाल जानें।';
export const login_house_line = 'सही कलाकार पाएँ।';
export const login_house_text = 'कास्टिंग कॉल पोस्ट करें, सही कलाकार ढूँढें और हर आवेदक को समय पर जानकारी दें।';

export const site_frame_missing_title = 'पेज नहीं मिला';
export const missing_text = 'देखें कि लिंक सही लिखा है या नहीं। हो सकता है कि पेज कहीं और चला गया हो।';
export const broken_title = 'कुछ गड़बड़ हो गई';
export const broken_text = 'समस्या हमारी तरफ़ है। आपने जो सेव किया है, वह सब सुरक्षित है। फिर से कोशिश करें।';

export const manifest_description = 'भारत के कास्टिंग कॉल, और हर आवेदन की स्थिति।';
export const shortcut_calls = 'आपके लिए कास्टिंग कॉल';
