import { Checkbox } from '../../components/Figure/Checkbox';
import { Fieldset, Select } from '../../components/Figure/FormFields';
import { KEYWORD } from './events';
import { availabilities, levels, phoneTriggers, type Settings } from './settings';

/** The names of the settings with values of this type. */
type SettingOf<Value> = {
  [Name in keyof Settings]: Settings[Name] extends Value ? Name : never;
}[keyof Settings];

/**
 * The visitor's availability and notification settings, worded as in Mattermost. A setting that
 * Mattermost hides while another one makes it pointless is hidden here too.
 */
export function SettingsForm({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const field = <Name extends keyof Settings>(name: Name) => ({
    value: settings[name],
    onChange: (value: Settings[Name]) => onChange({ ...settings, [name]: value }),
  });
  const checkbox = (name: SettingOf<boolean>, label: string) => {
    const { value, ...rest } = field(name);
    return <Checkbox label={label} checked={value} {...rest} />;
  };
  return (
    <>
      <Select label="Your availability" options={availabilities} {...field('availability')} />
      <div data-wide="">
        <Select label="Send notifications for" options={levels} {...field('level')} />
      </div>
      {settings.level !== 'nothing' && (
        <div data-wide="">
          <Select
            label="Trigger mobile notifications when I am"
            options={phoneTriggers}
            {...field('phoneTrigger')}
          />
        </div>
      )}
      <Fieldset label="Your settings">
        {settings.level === 'mentions' &&
          checkbox('notifiesOfReplies', 'Notify me about replies to threads I’m following')}
        {checkbox('sendsEmail', 'Email notifications')}
        {settings.sendsEmail && checkbox('emailsReplies', 'Emails also for replies to threads I’m following')}
        {checkbox('hasKeyword', `“${KEYWORD}” is one of my keywords`)}
      </Fieldset>
      <Fieldset label="Your settings for this channel">
        {checkbox('isMuted', 'Mute channel')}
        {checkbox('ignoresChannelMentions', 'Ignore @channel, @here, and @all')}
      </Fieldset>
    </>
  );
}
