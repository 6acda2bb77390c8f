import { z } from 'zod';

/** One setting, for people. */
export interface SettingDescription {
  name: string;
  description: string;
  /** As it would be written; null when there is none. */
  default: string | null;
  required: boolean;
  /** True when its value is never shown. */
  isSecret: boolean;
}

/** The settings that a schema takes, in its order. */
export function describeSettings(schema: z.ZodObject): SettingDescription[] {
  return Object.entries(schema.shape).map(([name, setting]) => {
    const { description = '', secret } = z.globalRegistry.get(setting) ?? {};
    const unset = setting.safeParse(undefined);
    return {
      name,
      description,
      default: unset.success && unset.data !== undefined ? String(unset.data) : null,
      required: !unset.success,
      isSecret: secret === true,
    };
  });
}
