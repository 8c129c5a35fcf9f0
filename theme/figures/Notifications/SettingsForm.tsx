import { Checkbox, Fieldset, Select } from '../../components/Figure/FormFields';
import { KEYWORD } from './events';
import { availabilities, levels, phoneTriggers, type Settings } from './settings';

/**
 * Shows the visitor's availability and notification settings, in Mattermost's words. Like
 * Mattermost, it hides a setting that has no effect because of another setting.
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
  return (
    <>
      <Select label="Your availability" options={availabilities} {...field('availability')} />
      <Select label="Send notifications for" isWide options={levels} {...field('level')} />
      {settings.level !== 'nothing' && (
        <Select
          label="Trigger mobile notifications when I am"
          isWide
          options={phoneTriggers}
          {...field('phoneTrigger')}
        />
      )}
      <Fieldset label="Your settings">
        {settings.level === 'mentions' && (
          <Checkbox
            label="Notify me about replies to threads I’m following"
            {...field('notifiesOfReplies')}
          />
        )}
        <Checkbox label="Email notifications" {...field('sendsEmail')} />
        {settings.sendsEmail && (
          <Checkbox
            label="Emails also for replies to threads I’m following"
            {...field('emailsReplies')}
          />
        )}
        <Checkbox label={`“${KEYWORD}” is one of my keywords`} {...field('hasKeyword')} />
      </Fieldset>
      <Fieldset label="Your settings for this channel">
        <Checkbox label="Mute channel" {...field('isMuted')} />
        <Checkbox label="Ignore @channel, @here, and @all" {...field('ignoresChannelMentions')} />
      </Fieldset>
    </>
  );
}
