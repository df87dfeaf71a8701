import type { Services } from '#platform/services.ts';

export async function seedDemoWorld(_services: Services): Promise<void> {}
