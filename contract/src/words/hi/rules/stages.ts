import { type ApplicationStage, isOwnStage, type OwnStage, ownStagePlace } from '#rules/review.ts';

const stages: Record<Exclude<ApplicationStage, OwnStage>, string> = {
  applied: 'नए',
  viewed: 'खोले गए',
  on_hold: 'होल्ड पर',
  shortlisted: 'शॉर्टलिस्ट',
  backup: 'बैकअप',
  audition: 'ऑडिशन',
  selected: 'चुने गए',
  not_selected: 'रिजेक्ट किए गए',
  withdrawn: 'वापस लिए गए',
};

export const stage_name = (stage: ApplicationStage, own: readonly string[]) =>
  isOwnStage(stage) ? (own[ownStagePlace(stage)] ?? 'दूसरा चरण') : stages[stage];
