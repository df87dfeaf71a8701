import { plural } from '#words/plural.ts';

export const list = 'अपलोड';

export const logged_out = 'आप अब लॉग इन नहीं हैं।';
export const log_in_hint = 'फ़ाइलों के जो हिस्से अपलोड हो चुके हैं, वे सेव हैं। बाकी अपलोड करने के लिए लॉग इन करें।';
export const failed = 'यह फ़ाइल अपलोड नहीं हो सकी। फिर से कोशिश करें।';
export const remove_of = (file: string) => `${file} को लिस्ट से हटाएँ`;
export const cancel_of = (file: string) => `अपलोड रद्द करें: ${file}`;
export const pause_of = (file: string) => `अपलोड रोकें: ${file}`;
export const resume_of = (file: string) => `अपलोड फिर शुरू करें: ${file}`;
export const share_of = (file: string) => `${file}: कितना अपलोड हुआ`;
export const try_now = 'अभी कोशिश करें';
export const other_file = (file: string) => `यह दूसरी फ़ाइल है। ${file} फिर से चुनें।`;
export const choose_again = 'फ़ाइल फिर से चुनें';
export const waiting = 'अपलोड शुरू होने का इंतज़ार है।';
export const checking = 'अपलोड हो गया। फ़ाइल की जाँच हो रही है।';
export const paused = (progress: string) => `${progress} पर रोका गया।`;
export const connection_lost = (progress: string) => `${progress} पर कनेक्शन टूट गया। अपलोड अपने आप फिर शुरू होगा।`;
export const file_missing = (file: string) => `पेज फिर से लोड हुआ। बाकी अपलोड करने के लिए ${file} फिर से चुनें।`;

export const progress = (sent: string, size: string) => `${size} में से ${sent}`;
export const speed = (size: string) => `${size} प्रति सेकंड`;
export const left_moments = 'कुछ सेकंड बाकी';
export const left_seconds = (count: number) => `लगभग ${count} सेकंड बाकी`;
export const left_minutes = (count: number) => `लगभग ${count} मिनट बाकी`;
export const left_hours = (count: number) =>
  plural(count, { one: `लगभग ${count} घंटा बाकी`, other: `लगभग ${count} घंटे बाकी` });

export const announce_offline = (file: string) => `${file}: कनेक्शन टूट गया। अपलोड अपने आप फिर शुरू होगा।`;
export const announce_paused = (file: string) => `${file}: अपलोड रोका गया।`;
export const announce_done = (file: string) => `${file}: अपलोड हो गया।`;
export const announce_share = (file: string, percent: number) => `${file}: ${percent} प्रतिशत अपलोड हुआ।`;
export const announce_problem = (file: string, problem: string) => `${file}: ${problem}`;
