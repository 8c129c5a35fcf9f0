import { z } from 'zod';
import { serviceConfigSchema } from './serviceSchema.ts';
import { sidebarsSchema } from './sidebarsSchema.ts';
import { siteConfigSchema } from './siteSchema.ts';

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;
export type SidebarsConfig = z.infer<typeof sidebarsSchema>;

/** The files of the configuration, each with its schema. */
export const SCHEMAS = {
  'site.yaml': siteConfigSchema,
  'services.yaml': z.array(serviceConfigSchema),
  'sidebars.yaml': sidebarsSchema,
};
export type ConfigName = keyof typeof SCHEMAS;
