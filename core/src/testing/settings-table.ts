import { CoreConfig } from '../platform/config/core-config.ts';
import { describeSettings, type SettingDescription } from '../platform/config/describe-settings.ts';
import { ServerConfig } from '../platform/config/server-config.ts';
import { WorkerConfig } from '../platform/config/worker-config.ts';

const INTRODUCTION = `# Settings

This page is generated from the settings themselves.

All settings come from the environment. A process that is told something unusable says everything that is wrong, and
ends; \`credence config check\` says the same before. Each setting can also come from a file: \`DATABASE_URL_FILE\` names
the file whose content is \`DATABASE_URL\`, and so for every other. An empty variable counts as not set.`;

/** The page that describes every setting, in Markdown. */
export function settingsTable(): string {
  const shared = new Set(Object.keys(CoreConfig.shape));
  const own = (settings: SettingDescription[]) => settings.filter(({ name }) => !shared.has(name));
  return [
    INTRODUCTION,
    section('Server and worker', describeSettings(CoreConfig)),
    section('Server', own(describeSettings(ServerConfig))),
    section('Worker', own(describeSettings(WorkerConfig))),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function section(title: string, settings: SettingDescription[]): string {
  const rows = settings.map(
    ({ name, required, default: value, description }) =>
      `| \`${name}\` | ${required ? 'required' : value === null ? '' : `\`${value}\``} | ${description} |`,
  );
  return [`## ${title}`, '', '| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
