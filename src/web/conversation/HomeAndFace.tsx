import type { Addressee } from '#contract/conversation'
import { personName } from '#contract/person-name'
import { Avatar } from '../ui/Avatar.tsx'
import { CardPicture } from '../ui/Picture.tsx'

export const HomeAndFace = ({ of }: { of: Pick<Addressee, 'propertyImage' | 'otherName' | 'otherPhoto'> }) =>
  of.propertyImage ? (
    <span className="relative shrink-0">
      <CardPicture src={of.propertyImage} sizes="4rem" className="w-16 rounded-lg" />
      <Avatar
        name={personName(of.otherName)}
        src={of.otherPhoto}
        className="absolute -end-2 -bottom-1 size-7 text-[0.625rem] ring-2 ring-surface"
      />
    </span>
  ) : (
    <Avatar name={personName(of.otherName)} src={of.otherPhoto} />
  )
