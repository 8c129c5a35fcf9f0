import { codeColors, type Theme } from './themes';
import { Words } from './Words';

const authors = [
  { name: 'Amina', y: 84 },
  { name: 'Bruno', y: 144 },
  { name: 'Chloé', y: 220 },
];

/** Draws the message area, with a conversation that uses all of its colors. */
export function MiniatureMessages({ theme }: { theme: Theme }) {
  const { centerChannelBg: backgroundColor, centerChannelColor: textColor } = theme;
  const { newMessageSeparator: separatorColor, errorTextColor: errorColor } = theme;
  const codeThemeColors = codeColors[theme.codeTheme];
  return (
    <>
      <Words
        x="196"
        y="50.5"
        fontSize="12"
        fontWeight="600"
        fill={textColor}
        text="General meeting"
      />
      <path d="M184 64h296" stroke={textColor} strokeOpacity="0.16" />
      {authors.map(({ name, y }) => (
        <g key={name} fill={textColor} fontWeight="600">
          <circle cx="208" cy={y + 5} r="11" fillOpacity="0.16" />
          <Words x="208" y={y + 9} textAnchor="middle" text={name.slice(0, 1)} />
          <Words x="226" y={y} text={name} />
        </g>
      ))}

      <text x="226" y="101" fill={textColor}>
        The minutes are ready: <tspan fill={theme.linkColor}>read them here</tspan>
      </text>

      <path d="M196 118h272" stroke={separatorColor} />
      <rect x="290" y="110" width="84" height="16" fill={backgroundColor} />
      <g fontSize="9" fontWeight="600" textAnchor="middle" fill={separatorColor}>
        <Words x="332" y="121.5" text="New messages" />
      </g>

      <rect x="225" y="151" width="42" height="15" rx="3" fill={theme.mentionHighlightBg} />
      <Words x="246" y="162" textAnchor="middle" fill={theme.mentionHighlightLink} text="@chloe" />
      <Words x="272" y="162" fill={textColor} text="please run this once:" />
      <g fill={codeThemeColors.background} stroke={textColor} strokeOpacity="0.2">
        <rect x="226" y="172" width="242" height="26" rx="4" />
      </g>
      <text
        x="235"
        y="188.5"
        fontFamily="ui-monospace, monospace"
        fontSize="10"
        fill={codeThemeColors.text}
      >
        <tspan fill={codeThemeColors.keyword} fontWeight="700">
          echo
        </tspan>{' '}
        <tspan fill={codeThemeColors.string}>"Hello, all!"</tspan> | wall
      </text>

      <Words x="226" y="237" fill={textColor} text="Done. See you on Saturday!" />
      <circle cx="231" cy="250.5" r="4.5" fill="none" stroke={errorColor} strokeWidth="1.2" />
      <path d="M231 248v3M231 252.8v.2" stroke={errorColor} strokeWidth="1.2" />
      <Words x="240" y="254" fill={errorColor} text="Message not sent. Try again." />

      <g fill="none" stroke={textColor} strokeOpacity="0.3">
        <rect x="196.5" y="273.5" width="272" height="37" rx="5" />
      </g>
      <Words x="207" y="296" fill={textColor} fillOpacity="0.75" text="Write to General meeting" />
      <rect x="415" y="281" width="46" height="22" rx="4" fill={theme.buttonBg} />
      <Words
        x="438"
        y="296"
        fontWeight="600"
        textAnchor="middle"
        fill={theme.buttonColor}
        text="Send"
      />
    </>
  );
}
