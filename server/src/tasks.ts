import { featureModules } from '#features.ts';
import type { AnyTask } from '#platform/task.ts';

/** Every background task: what the files of features named `tasks.ts` or `*-tasks.ts` export, apart from functions. */
export const tasks: AnyTask[] = (await featureModules('*tasks.ts'))
  .flatMap((module) => Object.values(module))
  .filter((exported) => typeof exported === 'object');
