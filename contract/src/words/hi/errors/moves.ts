import type { ColleaguesMove } from '#words/en/errors/moves.ts';
import { stage_name } from '#words/hi/rules/stages.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/moves.ts'),
  typeof import('#words/hi/errors/moves.ts')
>;

export const applicant_missing = 'यह नहीं मिला।';
export const already_there = 'यह आवेदन पहले से वहीं है।';
export const talent_withdrew = 'कलाकार ने यह आवेदन वापस ले लिया है।';
export const talent_accepted = 'कलाकार ने यह रोल स्वीकार कर लिया है।';
export const talent_decided = 'कलाकार ने आवेदन वापस ले लिया है या रोल स्वीकार कर लिया है।';
export const talent_told = 'कलाकार को बताया जा चुका है। निर्णय बदलने के लिए आवेदन को दूसरे चरण में रखें।';
export const call_closed = 'यह कास्टिंग कॉल बंद है। पहले इसे फिर से खोलें।';
export const stage_unknown = 'इस कास्टिंग कॉल में ऐसा कोई चरण नहीं है।';
export const moved_just_now = ({ mover, name, stage, own, minutes }: ColleaguesMove) => {
  const who = mover ?? 'टीम के एक सदस्य';
  const where = stage_name(stage, own);
  return minutes < 1
    ? `${who} ने अभी-अभी ${name} को “${where}” में रखा है।`
    : `${who} ने ${minutes} मिनट पहले ${name} को “${where}” में रखा है।`;
};
export const moved_since_by = (mover: string | null) =>
  `इसके बाद ${mover ?? 'टीम के एक सदस्य'} ने इस आवेदन को दूसरे चरण में रखा है।`;
export const moved_since = 'इसके बाद यह आवेदन दूसरे चरण में रखा गया है।';
export const nothing_to_send = 'भेजने के लिए कुछ नहीं है।';
