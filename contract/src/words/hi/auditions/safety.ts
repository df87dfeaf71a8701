export const open_map = 'मैप में खोलें';
export const check_in = 'चेक-इन करें';
export const check_out = 'चेक-आउट करें';
export const left_at = (time: string) => `${time} पर चेक-आउट हुआ`;
export const share = 'परिवार के साथ शेयर करें';
export const share_stop = 'शेयर करना बंद करें';
export const share_text = (title: string) => `${title} के लिए मेरा ऑडिशन`;
export const woman_ask = 'किसी महिला की मौजूदगी माँगें';
export const woman_asked = 'आपने किसी महिला की मौजूदगी माँगी है।';

export const unsafe = 'मुझे सुरक्षित महसूस नहीं हो रहा';
export const unsafe_about = (title: string) => `मुझे सुरक्षित महसूस नहीं हो रहा: ${title}`;
export const call = (number: string) => `${number} पर कॉल करें`;
export const states = {
  sending: () => 'हमारी सुरक्षा टीम को बताया जा रहा है...',
  sent: (place: string) => `हमारी सुरक्षा टीम को पता है कि आपको मदद चाहिए। जगह: ${place}`,
  waiting: () => 'इंटरनेट कनेक्शन नहीं है। कनेक्शन आते ही हम अपनी सुरक्षा टीम को बताएँगे।',
  failed: () => 'हम अपनी सुरक्षा टीम को नहीं बता सके। फिर कोशिश करें, या कॉल करें।',
} as const;
export const what_happens = 'क्या हो रहा है?';

export const pass_page = 'ऑडिशन पास';
export const pass_title = (name: string) => `${name} का ऑडिशन`;
export const pass_ended = 'यह लिंक अब काम नहीं करता';
export const pass_state = 'अभी';
export const pass_time = 'समय';
export const pass_place = 'जगह';
export const not_arrived = 'अभी चेक-इन नहीं हुआ';
export const unsafe_send = 'भेजें';
export const pass_house = 'प्रोडक्शन हाउस';
