/** What is wrong with a chosen file. */

export const choose = (rule: string) => `Choose ${rule}.`;
export const please_choose = (rule: string) => `Please choose ${rule}.`;
export const empty = (rule: string) => `This file is empty. Please choose ${rule}.`;
export const damaged = (rule: string) =>
  `This file is damaged or was not copied completely. Please choose ${rule}.`;
export const no_pdf = (rule: string) => `This file is damaged or not a PDF. Please choose ${rule}.`;
export const no_picture = (rule: string) => `This file is damaged or not a picture. Please choose ${rule}.`;
export const other_content = (content: string, rule: string) =>
  `This file is ${content}. Please choose ${rule}.`;
export const contents = {
  image: 'a picture',
  heic: 'a picture',
  gif: 'a GIF',
  video: 'a video',
  audio: 'a recording',
  pdf: 'a PDF',
  document: 'a document or an archive',
} as const;
