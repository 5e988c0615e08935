import { Icon } from './icon';
import { kitIconNames, rareIconNames, shellIconNames } from './names';

const RARE = Object.entries(rareIconNames).flatMap(([group, names]) => names.map((name) => `${group}/${name}`));

export default function IconDemo() {
  return (
    <>
      <p>
        <Icon name="copy" size="s" /> <Icon name="copy" /> <Icon name="copy" size="l" />{' '}
        <Icon name="check" label="Done" />
      </p>
      <p>
        {[...shellIconNames, ...kitIconNames, ...RARE].map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}{' '}
          </span>
        ))}
      </p>
    </>
  );
}
